import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { clusterIdentity, openPlaces, readPassword } from './cluster.ts';
import { askClusterName, connectionUrl } from './database-roles.ts';
import { endpointOf } from './left-behind.ts';
import { readPostmasterFile } from './postmaster-file.ts';

/** Whether the folder contains a database. */
export const hasCluster = (folder: string): Promise<boolean> =>
  stat(join(folder, 'cluster/PG_VERSION')).then(
    () => true,
    () => false,
  );

/** The URL of the server that a running Rasoi has on this folder; undefined if none runs. */
export async function runningServerUrl(folder: string): Promise<string | undefined> {
  const places = await openPlaces(folder);
  const password = await readPassword(places);
  const file = await readPostmasterFile(places.cluster);
  if (password === undefined || file?.status !== 'ready') return undefined;
  const endpoint = endpointOf(file);
  const name = await askClusterName(endpoint, password);
  return name === (await clusterIdentity(places.cluster)) ? connectionUrl(endpoint, password) : undefined;
}
