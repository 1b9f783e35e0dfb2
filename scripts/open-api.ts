// npx tsx scripts/open-api.ts: writes docs/api/openapi.json from docs/api/routes.json and the attributes of the collections.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApiText } from '#server/collections/open-api-document.ts';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';

writeFileSync(join(PROJECT_FOLDER, 'docs/api/openapi.json'), openApiText());
