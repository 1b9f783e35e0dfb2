import { expect, it } from 'vitest';
import { buckets } from '#server/collections/files.ts';
import type { Sql } from '#server/db/sql.ts';
import type { Bucket } from './bucket.ts';
import { checkQuotas } from './quotas.ts';

const [images] = buckets as readonly [Bucket];

// DEMO-8
it('visitors of a demo together store little, and each person less, in whichever bucket', async () => {
  const MIB = 1_048_576;
  /** A database in which a person has stored so much in all buckets, and everybody together so much (MiB). */
  const storing = (theirs: number, all: number): Sql => {
    const query = async (_statement: unknown, name?: string) =>
      name === 'files of a person'
        ? [{ kept: 0, inAllBuckets: theirs * MIB, unfinished: 0, unfinishedBytes: 0, held: 0 }]
        : [{ bytes: all * MIB }];
    return { query } as Partial<Sql> as Sql;
  };
  const upload = (isDemo: boolean) => ({
    ...{ bucket: images, userId: 'demo-owner', size: 5 * MIB, inChunks: false, held: false, isDemo },
  });
  await expect(checkQuotas(storing(10, 60), upload(true))).resolves.toBeUndefined();
  await expect(checkQuotas(storing(20, 60), upload(true))).rejects.toMatchObject({
    type: 'storage_quota_exceeded',
  });
  await expect(checkQuotas(storing(10, 92), upload(true))).rejects.toMatchObject({
    type: 'general_service_unavailable',
  });
  await expect(checkQuotas(storing(20_000, 20_000), upload(false))).resolves.toBeUndefined();
});
