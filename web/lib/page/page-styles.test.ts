import { describe, expect, it } from 'vitest';
import { createPageStyles } from './page-styles.ts';

const shortened = (css: string) => css.replace(/\s+/g, '');

/** The rules of a sheet that a page keeps, without white space. */
const kept = (sheet: string, html: string) => shortened(createPageStyles(sheet)(html));

describe('the styles of a page', () => {
  it('are those of its classes and elements, in the order of the sheet', () => {
    const sheet = '.a{top:0}.b{top:1px}table{top:2px}p{top:3px}.a p{top:4px}';
    expect(kept(sheet, '<p class="a">')).toBe('.a{top:0}p{top:3px}.ap{top:4px}');
  });

  it('keep only the selectors of a rule that match the page', () => {
    expect(kept('.a,.b,h1{top:0}', '<h1 class="a">')).toBe('.a,h1{top:0}');
  });

  it('keep rules of a state that a selector excludes', () => {
    expect(kept('html:not(.open) p:hover{top:0}', '<html><p>')).toBe('html:not(.open)p:hover{top:0}');
  });

  it('keep rules of attributes, and of what the first script marks', () => {
    const sheet = '[data-waiting]{top:0}html.signed-in p[aria-current=page]::before{top:1px}';
    expect(kept(sheet, '<html><p>')).toBe(shortened(sheet));
  });

  it('keep classes whose names contain special characters', () => {
    const sheet = String.raw`.md\:w-\[2px\]:hover{top:0}.\[\&\>svg\]\:top-0>svg{top:0}.w-1\/2{top:0}`;
    expect(kept(sheet, '<p class="md:w-[2px] [&amp;&gt;svg]:top-0"><svg>')).toBe(
      String.raw`.md\:w-\[2px\]:hover{top:0}.\[\&\>svg\]\:top-0>svg{top:0}`,
    );
  });

  it('drop conditional blocks that are empty afterwards', () => {
    expect(kept('@media print{.a{top:0}}p{top:0}', '<p>')).toBe('p{top:0}');
  });

  it('keep the order of layers even if a layer is empty', () => {
    expect(kept('@layer a{.x{top:0}}@layer b{p{top:1px}}', '<p>')).toBe('@layera;@layerb{p{top:1px}}');
  });

  it('keep the pseudo-elements of inputs only if the page has an input of that type', () => {
    const sheet = '::file-selector-button{top:0}::-webkit-datetime-edit{top:1px}';
    expect(kept(sheet, '<input type="file">')).toBe('::file-selector-button{top:0}');
    expect(kept(sheet, '<input type="date">')).toBe('::-webkit-datetime-edit{top:1px}');
  });

  it('drop custom properties that nothing reads, and those that only dropped ones read', () => {
    const sheet =
      ':root{--a:1px;--b:var(--a);--c:2px;--d:3px}@property --e{syntax:"*"}.x{top:var(--b)}p{top:var(--c)}';
    expect(kept(sheet, '<html><p style="left:var(--d)">')).toBe(':root{--c:2px;--d:3px}p{top:var(--c)}');
  });

  it('keep the steps of an animation that is used, and drop others', () => {
    const sheet = '@keyframes spin{to{top:0}}@keyframes pulse{50%{top:0}}p{animation:spin 1s}';
    expect(kept(sheet, '<p>')).toBe('@keyframesspin{to{top:0}}p{animation:spin1s}');
  });
});
