// npm run settings-page: writes docs/settings.md from the list of settings.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';
import { settingsPage } from '#server/settings/settings-page.ts';

writeFileSync(join(PROJECT_FOLDER, 'docs/settings.md'), settingsPage());
