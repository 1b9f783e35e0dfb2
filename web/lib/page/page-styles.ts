import { type AtRule, type ChildNode, type Container, parse, type Root, type Rule } from 'postcss';

/** Classes that the first script sets before anything is painted (first-script.ts). */
const EARLY_CLASSES = ['signed-in', 'has-cart'];

const CLASS_ATTRIBUTES = /\sclass="([^"]*)"/g;
const START_TAGS = /<([a-z][\w-]*)/g;
const TYPES = /\stype="(\w+)"/g;
const CLASSES = /\.((?:\\.|[\w-])+)/g;
/** What a selector says besides classes and elements. */
const CONDITIONS = /\[[^\]]*\]|::?[\w-]+|#[\w-]+/g;
const ELEMENTS = /[a-z][\w-]*/g;
const PROPERTY_USE = /--[\w-]+/g;

/**
 * The rules of a style sheet that a page needs while it is as the server rendered it. What only its script shows later,
 * such as a dialog, is left to the whole sheet, which says the same in the same order.
 */
export function createPageStyles(sheet: string): (html: string) => string {
  const whole = parse(sheet);
  return (html) => {
    const page = whole.clone();
    dropFallback(page);
    keepRules(page, {
      classes: classesOf(html),
      elements: found(html, START_TAGS),
      inputs: found(html, TYPES),
    });
    dropUnusedProperties(page, html);
    dropUnusedAnimations(page);
    dropEmpty(page);
    return page.toString();
  };
}

/** Tailwind's first values for browsers without `@property`: these take them from the whole sheet. */
function dropFallback(page: Root): void {
  page.walkAtRules('layer', (layer) => {
    if (layer.params === 'properties') layer.removeAll();
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
  for (const [, names = ''] of html.matchAll(CLASS_ATTRIBUTES)) {
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

/** Parts of inputs that browsers draw themselves. */
const PARTS = [
  { named: /::(-webkit-)?file-/, type: 'file' },
  { named: /::-webkit-(date|calendar)/, type: 'date' },
];

/** Whether the page has all classes and elements that a selector names; what it excludes need not be there. */
function mayMatch(selector: string, { classes, elements, inputs }: Shown): boolean {
  if (PARTS.some(({ named, type }) => named.test(selector) && !inputs.has(type))) return false;
  const named = selector.replace(/:not\([^)]*\)/g, '');
  const inClasses = [...named.matchAll(CLASSES)].map(([, name = '']) => name.replace(/\\(.)/g, '$1'));
  const inElements = named.replace(CLASSES, '').replace(CONDITIONS, '').match(ELEMENTS) ?? [];
  return inClasses.every((name) => classes.has(name)) && inElements.every((name) => elements.has(name));
}

/** Steps of an animation are rules too, with percentages in the place of selectors. */
const isFrame = (rule: Rule) =>
  rule.parent?.type === 'atrule' && (rule.parent as AtRule).name === 'keyframes';

/** Custom properties that nothing reads any more: dropping one may leave those that it read without a reader. */
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

/** An empty layer stays: the first mention of layers decides their order, also for the whole sheet that comes later. */
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
