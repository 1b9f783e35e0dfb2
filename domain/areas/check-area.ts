import type { Area } from './area.ts';

/** What is wrong with the values of an area that are each valid: the attribute, and its message in `areaFormMessages`. */
export const checkArea = ({ latitude, longitude }: Pick<Area, 'latitude' | 'longitude'>) =>
  (latitude === null) === (longitude === null)
    ? undefined
    : ({ name: 'latitude', message: 'centreWrong' } as const);
