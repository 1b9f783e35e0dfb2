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

  it('lack those of a dialog that is closed', () => {
    const sheet = '.dialog{top:0}.dialog[open]{top:1px}.wide{top:2px}p{top:3px}';
    const page = (dialog: string) => `<p></p>${dialog}</dialog>`;
    expect(kept(sheet, page('<dialog aria-label="open" class="dialog wide">'))).toBe('p{top:3px}');
    for (const open of ['<dialog open="" class="dialog wide">', '<dialog class="dialog wide" open>'])
      expect(kept(sheet, page(open))).toBe(sheet);
  });

  it('drop conditional blocks that are empty afterwards', () => {
    expect(kept('@media (width>=1px){.a{top:0}}p{top:0}', '<p>')).toBe('p{top:0}');
  });

  it('lack what only a pointer over an element or a printer shows, and how elements appear later', () => {
    const sheet =
      'p{top:0}@media (hover:hover){p:hover{top:1px}}@media print{p{top:2px}}@starting-style{p{top:3px}}';
    expect(kept(sheet, '<p>')).toBe('p{top:0}');
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

  it('lack fallbacks of properties that are always set, and have those of properties that nothing sets', () => {
    const sheet =
      ':root,:host{--a:1px}@property --b{syntax:"*";initial-value:2px}.x{--c:3px}p{margin:var(--a,9px) var(--b,9px) var(--c,9px) var(--d,9px)}';
    expect(kept(sheet, '<html><p>')).toContain('p{margin:var(--a)var(--b)9px9px}');
    expect(kept(sheet, '<html><p class="x" style="--d:1px">')).toContain(
      'p{margin:var(--a)var(--b)var(--c,9px)var(--d,9px)}',
    );
    expect(kept('p{top:var(--x,max(var(--y,1px),2px)) var(--z,)}', '<p>')).toBe('p{top:max(1px,2px)}');
  });

  it('lack repeated declarations, and spaces after commas outside of texts', () => {
    const page = createPageStyles(
      'p{color:inherit;color:inherit;color:red;margin:max(1px, 2px);quotes:"a, b"}',
    );
    expect(page('<p>')).toBe('p{color:inherit;color:red;margin:max(1px,2px);quotes:"a, b"}');
  });

  it('keep the steps of an animation that is used, and drop others', () => {
    const sheet = '@keyframes spin{to{top:0}}@keyframes pulse{50%{top:0}}p{animation:spin 1s}';
    expect(kept(sheet, '<p>')).toBe('@keyframesspin{to{top:0}}p{animation:spin1s}');
  });
});
