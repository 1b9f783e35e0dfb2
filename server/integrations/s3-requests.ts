import { AwsClient } from 'aws4fetch';

export interface S3Options {
  /** The URL without a trailing slash. The bucket is the first part of the path. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Retries of a failed request. */
const RETRIES = 3;

/** A store that answered with a refusal. */
export class StoreRefusal extends Error {}

/** Sends a signed request about an object, or about the bucket if the path is a query. Throws if it is refused. */
export type S3Request = (method: string, path: string, more?: S3RequestOptions) => Promise<Response>;

interface S3RequestOptions extends Pick<RequestInit, 'body' | 'headers'> {
  /** Whether the answer 404 is accepted, too. */
  mayMiss?: boolean;
}

/** Requests to a bucket of any store that speaks S3. */
export function s3Requests(options: S3Options): S3Request {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = options;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES });
  return async (method, path, { mayMiss = false, ...init } = {}) => {
    const answer = await client.fetch(`${endpoint}/${encodeURIComponent(bucket)}${path}`, {
      ...init,
      method,
    });
    if (answer.ok || (mayMiss && answer.status === 404)) return answer;
    await answer.body?.cancel();
    const error = new StoreRefusal(
      `The store ${endpoint}/${bucket} answered ${answer.status} to ${method} ${path.slice(1)}. Check its settings.`,
    );
    // The same error as for a file that is not on a disk.
    throw answer.status === 404 ? Object.assign(error, { code: 'ENOENT' }) : error;
  };
}

export const objectPath = (name: string): string => `/${encodeURIComponent(name)}`;
