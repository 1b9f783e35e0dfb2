import { expect, it } from 'vitest';
import type { Label } from '#domain/packing/label.ts';
import { decodeJob } from '#tests/doubles/printer-sink.ts';
import { differenceFrom } from '#tests/golden-picture.ts';
import { printPicture } from '../escpos.ts';
import { drawLabel, LABEL_DOTS } from './draw-label.ts';

const label: Label = {
  ...{ number: '#1042', name: 'Asha Rao', mark: 'veg' as const, allergy: 'ALLERGY: CHECK' },
  ...{ leaveOut: ['No onion'], choices: ['Bread: Roti'], meal: 'Lunch: 1 × Dal, 4 × Roti' },
  ...{ link: 'https://rasoi.example/admin/packing?order=6728a1b2c3d4e5f60718', contents: [] },
  ...{ area: 'MG Road, Ashok Nagar, Pune', window: '12:30–13:30', rider: 'Rider: Ravi' },
  ...{ bestBefore: null, fssai: null },
};
const plain = { allergy: null, leaveOut: [], choices: [] };

// PACK-4
it.each<[string, Label]>([
  ['label-50', label],
  [
    'label-50-hindi',
    {
      ...label,
      ...plain,
      name: 'राजेश क्षत्रिय',
      meal: 'दोपहर का खाना: 1 × दाल, 4 × रोटी',
      rider: 'राइडर: रवि',
      choices: ['2 टिफ़िन', 'WITH CUTLERY'],
    },
  ],
  ['label-50-long', { ...label, name: 'Venkatanarasimharajuvaripeta Subramaniam', allergy: null }],
])('%s is as in its picture, which somebody has looked at', async (name, of) => {
  const job = printPicture(await drawLabel(of), { copies: 1, openDrawer: false, onLabels: true });
  const [printed] = decodeJob(job).pictures;
  if (!printed) throw new Error('Nothing was printed');
  expect(await differenceFrom(name, printed)).toBe(0);
});

it.each([
  ['very long', 'अ'.repeat(2000)],
  ['one that turns its text', `\u202e<b>&${'x'.repeat(400)}`],
  ['empty', ''],
])('a name that is %s leaves the label as large as its paper', async (_what, name) => {
  const { width, height, ink } = await drawLabel({ ...label, name, leaveOut: [name, name] });
  expect({ width, height }).toEqual(LABEL_DOTS);
  expect(ink).toHaveLength(width * height);
});
