import { deviceAttributes } from '#domain/devices/attributes.ts';
import { adminOnly } from '#server/documents/access.ts';
import { defineCollection } from '#server/documents/collection.ts';
import { equal } from '#server/documents/where.ts';

/**
 * The kitchen's printers and tablets. Deleting one also ends its token and its sockets. A separate route issues the token
 * (server/accounts/devices), because it is shown once and only its hash is stored.
 */
export const devices = defineCollection('devices', deviceAttributes, ({ fields }) => ({
  belongsTo: 'nobody',
  reachedBy: 'documents',
  subscribers: 'readers',
  access: {
    read: (caller) => adminOnly(caller) || (caller.device ? equal(fields.id, caller.device.id) : false),
    create: adminOnly,
    update: adminOnly,
    delete: adminOnly,
  },
  audit: { label: ({ data }) => data.name, hidden: ['lastSeenAt', 'printerState', 'testedAt'] },
}));
