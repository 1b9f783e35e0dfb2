import { expect, it } from 'vitest';
import { MAX_CHOICES, optionGroupAttributes } from './attributes.ts';
import { readChoices } from './choice.ts';
import { optionChoiceCodec } from './choice-codec.ts';
import { optionWords, readOptions } from './chosen.ts';

// OPTION-1
it('choices are read with defaults, money in paise, and written back', () => {
  const [half] = readChoices(['{"id":"half","name":" Half ","price":-20.5}', '{"id":"x"}', 'no JSON']);
  expect(half).toEqual({ id: 'half', name: 'Half', price: -2_050, veg: true, isAvailable: true });
  expect(half && optionChoiceCodec.format(half)).toMatchObject({ id: 'half', price: -20.5 });
});

it('a group has as many choices as can be taken', () => {
  expect(optionGroupAttributes.choices.max).toBe(MAX_CHOICES);
});

// OPTION-9
it('chosen options are read from a cart line, and become words', () => {
  const json = '{"groupId":"size","choiceId":"half","group":"Size","name":"Half","price":-20}';
  const options = readOptions([json, '{}', json.replaceAll(/half/gi, 'Full')]);
  expect(options).toHaveLength(2);
  expect(options[0]).toMatchObject({ groupId: 'size', choiceId: 'half', name: 'Half', price: -2_000 });
  expect(optionWords(options)).toBe('Half, Full');
  expect(readOptions(null)).toEqual([]);
});
