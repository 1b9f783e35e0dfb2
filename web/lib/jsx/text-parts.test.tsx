// biome-ignore-all lint/style/noJsxLiterals: texts in elements are what is tested
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { join } from '#web/translations/join.ts';
import { Button } from '#web/ui/button.tsx';

const count = 3;
const none: string | undefined = undefined;
const Row = ({ label }: { label: string }) => (
  <p>
    <b>1</b>
    {label}
  </p>
);

// SHELL-37
describe('a text beside something else', () => {
  it.each([
    ['an element before it', <Row key="a" label="rice" />, '<p><b>1</b><text-part>rice</text-part></p>'],
    ['neighbouring texts are one', <p key="a">{count} of 4</p>, '<p>3 of 4</p>'],
    [
      'neighbouring texts before an element',
      <p key="a">
        {count} of 4 <b>left</b>
      </p>,
      '<p><text-part>3 of 4 </text-part><b>left</b></p>',
    ],
    [
      'something that may come',
      <p key="a">
        {none}
        rice
      </p>,
      '<p><text-part>rice</text-part></p>',
    ],
    [
      'spaces, which no browser translates',
      <p key="a">
        <b>1</b> <b>2</b>
      </p>,
      '<p><b>1</b> <b>2</b></p>',
    ],
    [
      'an element of texts only',
      <option key="a">
        {none}
        {count} left
      </option>,
      '<option>3 left</option>',
    ],
    [
      'the children of a component',
      <Button key="a" busy>
        <b>1</b>
        Save
      </Button>,
      '<b>1</b><text-part>Save</text-part></button>',
    ],
    [
      'a list of texts and elements',
      <p key="a">{['rice, ', <b key="b">dal</b>, ' and', ' more']}</p>,
      '<p><text-part>rice, </text-part><b>dal</b><text-part> and more</text-part></p>',
    ],
    [
      'a list beside other children',
      <p key="a">
        <i>with </i>
        {['rice, ', <b key="b">dal</b>]}
      </p>,
      '<p><i>with </i><text-part>rice, </text-part><b>dal</b></p>',
    ],
    [
      'a text of another language',
      <p key="a">{join('कुल ', <b key="b">₹3</b>)}</p>,
      '<p><text-part>कुल </text-part><b>₹3</b></p>',
    ],
  ])('has an element of its own: %s', (_, element, html) => {
    expect(renderToStaticMarkup(element)).toContain(html);
  });

  it('alone in its element is left as it is', () => {
    expect(renderToStaticMarkup(<p>rice</p>)).toBe('<p>rice</p>');
  });
});
