import { type AtRule, type ChildNode, type Container, parse, type Root, type Rule } from 'postcss';

/** Classes that the first script sets before the first paint (first-script.ts). */
const EARLY_CLASSES = ['signed-in', 'has-cart'];

const CLASS_ATTRIBUTES = /\sclass="([^"]*)"/g;
const START_TAGS = /<([a-z][\w-]*)/g;
const TYPES = /\stype="(\w+)"/g;
const CLASSES = /\.((?:\\.|[\w-])+)/g;
/** Parts of a selector other than classes and elements. */
const CONDITIONS = /\[[^\]]*\]|::?[\w-]+|#[\w-]+/g;
const ELEMENTS = /[a-z][\w-]*/g;
const PROPERTY_USE = /--[\w-]+/g;

/**
 * Returns the rules of a style sheet that a page needs as the server rendered it. Elements that only the script shows
 * later, such as a dialog, need the whole sheet, which has the same rules in the same order.
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

/** Removes Tailwind's initial values for browsers without `@property`, which get them from the whole sheet. */
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
