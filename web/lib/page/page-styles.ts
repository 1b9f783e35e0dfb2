import { type AtRule, type ChildNode, type Container, parse, type Root, type Rule } from 'postcss';

/** Classes that the first script sets before the first paint (first-script.ts). */
const EARLY_CLASSES = ['signed-in', 'has-cart', 'one-column'];

const CLASS_ATTRIBUTES = /\sclass="([^"]*)"/g;
/** A dialog that is not open, which is empty. */
const CLOSED_DIALOG = /<dialog(?![^>]*\sopen\b)[^>]*>/g;
const START_TAGS = /<([a-z][\w-]*)/g;
const TYPES = /\stype="(\w+)"/g;
const CLASSES = /\.((?:\\.|[\w-])+)/g;
/** Parts of a selector other than classes and elements. */
const CONDITIONS = /\[[^\]]*\]|::?[\w-]+|#[\w-]+/g;
const ELEMENTS = /[a-z][\w-]*/g;
const PROPERTY_USE = /--[\w-]+/g;

/**
 * Returns the rules of a style sheet that a page needs at its first paint, as the server rendered it. Elements that only the script shows
 * later, such as a dialog, need the whole sheet, which has the same rules in the same order.
 */
export function createPageStyles(sheet: string): (html: string) => string {
  // A parsed sheet takes 3 MB. It is kept for the pages that are rendered one after another, until memory is collected.
  let lastParsed = new WeakRef(parseSheet(sheet));
  return (html) => {
    const whole = lastParsed.deref() ?? parseSheet(sheet);
    lastParsed = new WeakRef(whole);
    const page = whole.clone();
    dropFallback(page);
    dropLaterRules(page);
    keepRules(page, {
      classes: classesOf(html),
      elements: found(html, START_TAGS),
      inputs: found(html, TYPES),
    });
    settleFallbacks(page, html);
    dropUnusedProperties(page, html);
    dropUnusedAnimations(page);
    tighten(page);
    dropEmpty(page);
    return page.toString();
  };
}

function parseSheet(sheet: string): Root {
  const whole = parse(sheet);
  whole.walkComments((comment) => {
    comment.remove();
  });
  return whole;
}

/** Removes Tailwind's initial values for browsers without `@property`, which get them from the whole sheet. */
function dropFallback(page: Root): void {
  page.walkAtRules('layer', (layer) => {
    if (layer.params === 'properties') layer.removeAll();
  });
}

/**
 * Removes what only a pointer over an element or a printer shows, and where elements that appear later begin to move. It
 * comes with the whole sheet, after the first paint.
 */
function dropLaterRules(page: Root): void {
  page.walkAtRules('starting-style', (block) => {
    block.remove();
  });
  page.walkAtRules('media', (block) => {
    if (/hover:\s*hover|^print$/.test(block.params)) block.remove();
  });
}

interface Shown {
  classes: ReadonlySet<string>;
  elements: ReadonlySet<string>;
  /** The types of its inputs. */
  inputs: ReadonlySet<string>;
}

function classesOf(html: string): Set<string> {
  const classes = new Set(EARLY_CLASSES);
  for (const [, names = ''] of html.replaceAll(CLOSED_DIALOG, '').matchAll(CLASS_ATTRIBUTES)) {
    const plain = names.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
    for (const name of plain.split(/\s+/)) classes.add(name);
  }
  return classes;
}

const found = (html: string, pattern: RegExp) =>
  new Set([...html.matchAll(pattern)].map(([, name = '']) => name));

function keepRules(page: Root, shown: Shown): void {
  page.walkRules((rule) => {
    if (isFrame(rule)) return;
    const used = rule.selectors.filter((selector) => mayMatch(selector, shown));
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
}

/** Pseudo-elements of inputs that browsers draw themselves. */
const PARTS = [
  { named: /::(-webkit-)?file-/, type: 'file' },
  { named: /::-webkit-(date|calendar)/, type: 'date' },
];

/** Whether the page has all classes and elements that a selector names, apart from those inside `:not()`. */
function mayMatch(selector: string, { classes, elements, inputs }: Shown): boolean {
  if (PARTS.some(({ named, type }) => named.test(selector) && !inputs.has(type))) return false;
  const named = selector.replace(/:not\([^)]*\)/g, '');
  const inClasses = [...named.matchAll(CLASSES)].map(([, name = '']) => name.replace(/\\(.)/g, '$1'));
  const inElements = named.replace(CLASSES, '').replace(CONDITIONS, '').match(ELEMENTS) ?? [];
  return inClasses.every((name) => classes.has(name)) && inElements.every((name) => elements.has(name));
}

/** Whether a rule is a step of an animation, which has a percentage instead of a selector. */
const isFrame = (rule: Rule) =>
  rule.parent?.type === 'atrule' && (rule.parent as AtRule).name === 'keyframes';

/** Where the parenthesis that is open at `from` closes. */
function closingOf(value: string, from: number): number {
  let depth = 1;
  let end = from;
  for (; depth > 0 && end < value.length; end++) {
    if (value[end] === '(') depth++;
    else if (value[end] === ')') depth--;
  }
  return end - 1;
}

/** Replaces each `var()` with a fallback by what `settle` makes of its name, its fallback and the whole. */
function mapFallbacks(
  value: string,
  settle: (name: string, fallback: string, whole: string) => string,
): string {
  const start = /var\((--[\w-]+),/.exec(value);
  if (!start) return value;
  const [opening, name = ''] = start;
  const from = start.index + opening.length;
  const end = closingOf(value, from);
  const fallback = mapFallbacks(value.slice(from, end), settle);
  const settled = settle(name, fallback, `${opening}${fallback})`);
  return value.slice(0, start.index) + settled + mapFallbacks(value.slice(end + 1), settle);
}

/** Uses the fallback of a property that nothing on the page sets, and removes that of one which is set everywhere. */
function settleFallbacks(page: Root, html: string): void {
  const set = new Set(html.match(PROPERTY_USE));
  page.walkDecls(/^--/, ({ prop }) => {
    set.add(prop);
  });
  const everywhere = new Set<string>();
  page.walkRules(/^:root,\s*:host$/, (rule) => {
    rule.walkDecls(/^--/, ({ prop }) => {
      everywhere.add(prop);
    });
  });
  page.walkAtRules('property', (rule) => {
    if (rule.some((part) => part.type === 'decl' && part.prop === 'initial-value'))
      everywhere.add(rule.params);
  });
  page.walkDecls((declaration) => {
    if (!declaration.value.includes('var(')) return;
    declaration.value = mapFallbacks(declaration.value, (name, fallback, whole) => {
      if (everywhere.has(name)) return `var(${name})`;
      return set.has(name) ? whole : fallback;
    });
  });
}

/** Removes custom properties that nothing reads, repeatedly: removing one may leave others unread. */
function dropUnusedProperties(page: Root, html: string): void {
  const inPage = new Set(html.match(/var\(--[\w-]+/g)?.map((use) => use.slice('var('.length)) ?? []);
  for (let dropped = true; dropped; ) {
    dropped = false;
    const read = new Set(inPage);
    page.walkDecls(({ value }) => {
      if (value.includes('var(')) for (const name of value.match(PROPERTY_USE) ?? []) read.add(name);
    });
    page.walkDecls(/^--/, (declaration) => {
      if (read.has(declaration.prop)) return;
      declaration.remove();
      dropped = true;
    });
    page.walkAtRules('property', (rule) => {
      if (!read.has(rule.params)) rule.remove();
    });
  }
}

function dropUnusedAnimations(page: Root): void {
  let animations = '';
  page.walkDecls(/^animation|^--/, ({ value }) => {
    animations += ` ${value}`;
  });
  page.walkAtRules('keyframes', (rule) => {
    if (!animations.includes(rule.params)) rule.remove();
  });
}

/** Removes what the minifier leaves: the second of two equal declarations, and spaces after commas. */
function tighten(page: Root): void {
  page.walkDecls((declaration) => {
    const next = declaration.next();
    if (next?.type === 'decl' && `${next}` === `${declaration}`) declaration.remove();
    else if (!/["']/.test(declaration.value)) declaration.value = declaration.value.replaceAll(', ', ',');
  });
}

/** Removes empty rules. An empty layer stays, because the first mention of layers decides their order in all sheets. */
function dropEmpty(container: Container<ChildNode>): void {
  container.each((node) => {
    if (!('nodes' in node) || node.nodes === undefined) return;
    dropEmpty(node as Container<ChildNode>);
    if (node.nodes.length > 0) return;
    if (node.type === 'atrule' && node.name === 'layer')
      node.replaceWith({ name: 'layer', params: node.params });
    else node.remove();
  });
}
