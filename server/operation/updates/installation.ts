import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { InstalledAs } from '#domain/operation/updates.ts';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';

/** Where Debian's package and the image have their versions. */
const OF_PACKAGE = '/usr/lib/rasoi/';
/** Files that Docker and podman put into a container. */
const OF_CONTAINER = ['/.dockerenv', '/run/.containerenv'];
/** Debian's names of Node's architectures. */
const ARCHITECTURES: Readonly<Record<string, string>> = { x64: 'amd64' };

/** How this installation came here. @param folder where it lies */
export function installedAs(
  folder = PROJECT_FOLDER,
  has: (path: string) => boolean = existsSync,
): InstalledAs {
  if (has(join(folder, '.git'))) return 'clone';
  if (!has(join(folder, 'bin/node'))) return 'sources';
  // An archive lies there too, but dpkg knows nothing of it.
  if (!folder.startsWith(OF_PACKAGE) || !has('/var/lib/dpkg/info/rasoi.list')) return 'archive';
  return OF_CONTAINER.some(has) ? 'image' : 'package';
}

/** The file of a release that a machine of this kind needs. */
export function fileFor(way: InstalledAs, version: string, cpu: string = process.arch): string {
  if (way === 'package' || way === 'image') return `rasoi_${version}_${ARCHITECTURES[cpu] ?? cpu}.deb`;
  return way === 'archive' ? `rasoi-${version}-linux-${cpu}.tar.gz` : `rasoi-${version}.tar.gz`;
}
