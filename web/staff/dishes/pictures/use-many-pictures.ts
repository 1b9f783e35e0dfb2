import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { imageProblem } from '#domain/files/images.ts';
import { listEvery } from '#web/lib/sdk/list-every.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { dishOfFile, type NamedDish } from './match.ts';
import { savePicture } from './save-picture.ts';

/** A chosen photo, the dish that it is of, and how far it is. */
export interface Photo {
  file: File;
  /** Empty: of none. */
  dishId: string;
  state?: 'sending' | 'done' | 'failed' | undefined;
}

/** Chosen photos with their dishes, which are uploaded one after another. */
export function useManyPictures() {
  const sdk = useSdk();
  const queries = useQueryClient();
  const [dishes, setDishes] = useState<readonly NamedDish[]>([]);
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  const [busy, setBusy] = useState<'loading' | 'saving'>();

  const set = (file: File, changed: Partial<Photo>) =>
    setPhotos((before) => before.map((photo) => (photo.file === file ? { ...photo, ...changed } : photo)));

  /** Adds photos with the dishes that their names mean. Rejects if the dishes cannot be loaded. */
  const add = async (files: readonly File[]) => {
    if (busy) return;
    setBusy('loading');
    try {
      const found = (await listEvery(sdk, 'dishes', [], ['name'])).map(({ $id: id, name }) => ({ id, name }));
      setDishes(found);
      const usable = files.filter((file) => imageProblem(file) === undefined);
      setPhotos((before) => [
        ...before.filter(({ state }) => state !== 'done'),
        ...usable.map((file) => ({ file, dishId: dishOfFile(file.name, found) ?? '' })),
      ]);
    } finally {
      setBusy(undefined);
    }
  };

  const saveOne = async ({ file, dishId }: Photo): Promise<boolean> => {
    set(file, { state: 'sending' });
    try {
      await savePicture(sdk, dishId, file);
      set(file, { state: 'done' });
      return true;
    } catch {
      set(file, { state: 'failed' });
      return false;
    }
  };

  /** Saves the photos that have a dish; resolves to how many are saved and how many are not. */
  const save = async () => {
    const wanted = photos.filter(({ dishId, state }) => dishId !== '' && state !== 'done');
    setBusy('saving');
    let saved = 0;
    for (const photo of wanted) if (await saveOne(photo)) saved++;
    setBusy(undefined);
    await queries.invalidateQueries({ queryKey: ['dishes'] });
    return { saved, failed: wanted.length - saved };
  };

  return {
    dishes,
    photos,
    busy,
    add,
    save,
    choose: (file: File, dishId: string) => set(file, { dishId, state: undefined }),
  };
}
