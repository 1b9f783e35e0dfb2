import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { feedOf } from '#tests/doubles/signed-feed.ts';
import { compareVersions, feedShape, isOlder, newestOf, noticeFor } from './updates.ts';

const HERE = {
  installedAs: 'package',
  fileOf: (version: string) => `${version}.deb`,
  putAside: undefined,
} as const;

describe('versions', () => {
  it('are compared number by number', () => {
    const sorted = ['0.10.0', '0.9.9', '1.0.0', '0.9.10', '0.0.1'].sort(compareVersions);
    expect(sorted).toEqual(['0.0.1', '0.9.9', '0.9.10', '0.10.0', '1.0.0']);
    expect(compareVersions('1.2.3', '1.2.3')).toBe(0);
    expect(newestOf(feedOf(['0.9.0', '0.10.0', '0.2.0']))).toBe('0.10.0');
  });
});

// UPDATE-3
describe('the notice of a newer version', () => {
  it('names the newest, with what all missed ones bring', () => {
    const notice = noticeFor('0.1.0', feedOf(['0.1.0', '0.2.0', '0.10.0', '0.9.0']), HERE);
    expect(notice).toMatchObject({ version: '0.10.0', isSecurity: false, file: '0.10.0.deb' });
    expect(notice?.missed.map(({ version }) => version)).toEqual(['0.10.0', '0.9.0', '0.2.0']);
    expect(noticeFor('0.10.0', feedOf(['0.10.0', '0.2.0']), HERE)).toBeUndefined();
  });

  it('says that a security fault is mended also if a version in between did so', () => {
    const feed = feedOf(['0.3.0', '0.2.0', '0.1.0']);
    const mended = (version: string) => ({
      ...feed,
      releases: feed.releases.map((each) => ({ ...each, security: each.version === version })),
    });
    expect(noticeFor('0.1.0', mended('0.2.0'), HERE)?.isSecurity).toBe(true);
    expect(noticeFor('0.2.0', mended('0.2.0'), HERE)?.isSecurity).toBe(false);
  });

  it('is put aside until the next version', () => {
    const isPutAside = (...versions: string[]) =>
      noticeFor('0.1.0', feedOf(versions), { ...HERE, putAside: '0.2.0' })?.isPutAside;
    expect([isPutAside('0.2.0'), isPutAside('0.2.1', '0.2.0')]).toEqual([true, false]);
  });
});

// UPDATE-2
describe('a list of versions', () => {
  it('is older if it was made before, or ends before, what was believed or what runs', () => {
    const before = feedOf(['0.2.0', '0.1.0']);
    expect(isOlder(before, '0.1.0', undefined)).toBe(false);
    expect(isOlder(before, '0.1.0', before)).toBe(false);
    expect(isOlder(before, '0.3.0', undefined)).toBe(true);
    expect(isOlder(feedOf(['0.3.0'], { made: '2026-11-28T09:00:00Z' }), '0.1.0', before)).toBe(true);
    expect(isOlder(feedOf(['0.1.0'], { made: '2026-11-29T09:00:00Z' }), '0.1.0', before)).toBe(true);
  });

  it('may have more than this version knows, and nothing of another form', () => {
    const feed = feedOf(['0.2.0']);
    const [release] = feed.releases;
    const later = { ...feed, colour: 'red', releases: [{ ...release, notes: { en: ['x'], xx: ['y'] } }] };
    expect(v.safeParse(feedShape, later)).toMatchObject({
      success: true,
      output: { releases: [{ notes: { en: ['x'] } }] },
    });
    const wrong = [
      { ...feed, product: 'other' },
      { ...feed, made: 'yesterday' },
      { ...feed, page: 'http://khana.example' },
      { ...feed, releases: [] },
      feedOf(['0.2.0-beta']),
      { ...feed, releases: [{ ...release, notes: { hi: ['x'] } }] },
      { ...feed, releases: [{ ...release, notes: { en: ['x'.repeat(401)] } }] },
    ];
    expect(wrong.filter((each) => v.is(feedShape, each))).toEqual([]);
  });
});
