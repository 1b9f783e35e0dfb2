import { expect, it } from 'vitest';
import { hasUploads, noteUpload, uploadsOf } from './running-uploads.ts';

/** A form, as far as uploads look at it. */
function formWithField() {
  const form = {} as HTMLFormElement;
  return { form, field: { closest: () => form } as Pick<Element, 'closest'> as Element };
}

function upload() {
  let finish = () => {};
  let fail = () => {};
  const done = new Promise<void>((resolve, reject) => {
    finish = resolve;
    fail = () => reject(new Error('The connection is gone'));
  });
  return { done, finish, fail };
}

// ADMIN-114
it('a form waits for its own uploads only, and for one that replaces another', async () => {
  const { form, field } = formWithField();
  const others = formWithField();
  const [first, second] = [upload(), upload()];
  noteUpload(field, first.done);
  expect([hasUploads(form), hasUploads(others.form)]).toEqual([true, false]);
  let waited: boolean | undefined;
  const waiting = uploadsOf(form).then((succeeded) => {
    waited = succeeded;
  });
  first.fail();
  noteUpload(field, second.done);
  await Promise.resolve();
  expect(waited).toBeUndefined();
  second.finish();
  await waiting;
  expect([waited, hasUploads(form)]).toEqual([true, false]);
});

// ADMIN-114
it('a form is not sent without a picture whose upload failed', async () => {
  const { form, field } = formWithField();
  const only = upload();
  noteUpload(field, only.done);
  only.fail();
  expect(await uploadsOf(form)).toBe(false);
  expect(await uploadsOf(form)).toBe(true);
});
