import uPlot from 'uplot';
import styles from 'uplot/dist/uPlot.min.css?inline';

/** Draws line charts with uPlot. Only the page of reports loads this module, when it is open. */

interface Line {
  /** The steps in words. */
  labels: readonly string[];
  now: readonly (number | null)[];
  /** The same steps of the compared days; null: nothing is compared. */
  before: readonly (number | null)[] | null;
  /** A value of the axis in words. */
  format: (value: number) => string;
  /** Called with the step under the pointer; null: none. */
  onPoint: (place: number | null) => void;
}

const HEIGHT = 256;
/** The most steps that have a dot each. */
const MOST_DOTS = 31;
/** Pixels for a label of the time axis. */
const LABEL_WIDTH = 72;

let styled = false;
function addStyles(): void {
  if (styled) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  styled = true;
}

/** The theme's colours, as CSS has them now. */
function colours() {
  const computed = getComputedStyle(document.documentElement);
  const of = (name: string) => computed.getPropertyValue(`--color-${name}`).trim();
  return { now: of('chilli-text'), before: of('edge'), text: of('muted'), line: of('line') };
}

function draw(into: HTMLElement, { labels, now, before, format, onPoint }: Line): uPlot {
  const { now: own, before: other, text, line } = colours();
  const font = '13px Hind, sans-serif';
  const dots = { show: labels.length <= MOST_DOTS, size: 6, fill: own };
  const lines: uPlot.Series[] = [
    {},
    { stroke: own, width: 2.5, fill: `color-mix(in srgb, ${own} 12%, transparent)`, points: dots },
  ];
  if (before) lines.push({ stroke: other, width: 2, dash: [5, 5], points: { show: false } });
  const places = labels.map((_, place) => place);
  const data = [places, [...now], ...(before ? [[...before]] : [])] as uPlot.AlignedData;
  return new uPlot(
    {
      width: into.clientWidth,
      height: HEIGHT,
      legend: { show: false },
      cursor: { y: false, drag: { x: false, y: false } },
      scales: {
        x: { time: false, range: [-0.3, Math.max(1, labels.length - 0.7)] },
        y: { range: (_plot, _least, most) => [0, most > 0 ? most * 1.1 : 1] },
      },
      axes: [
        {
          stroke: text,
          font,
          space: LABEL_WIDTH,
          incrs: [1, 2, 3, 4, 6, 7, 12, 14, 28],
          grid: { show: false },
          ticks: { stroke: line },
          values: (_plot, splits) => splits.map((place) => labels[place] ?? ''),
        },
        {
          stroke: text,
          font,
          size: 66,
          grid: { stroke: line, width: 1 },
          ticks: { show: false },
          values: (_plot, splits) => splits.map(format),
        },
      ],
      series: lines,
      hooks: { setCursor: [(plot) => onPoint(plot.cursor.idx ?? null)] },
    },
    data,
    into,
  );
}

/** Draws a chart into an element, and again when its width or the theme changes. Returns a function that removes it. */
export function plot(into: HTMLElement, line: Line): () => void {
  addStyles();
  let drawn = draw(into, line);
  const sizes = new ResizeObserver(() => drawn.setSize({ width: into.clientWidth, height: HEIGHT }));
  sizes.observe(into);
  const theme = matchMedia('(prefers-color-scheme: dark)');
  const redraw = () => {
    drawn.destroy();
    drawn = draw(into, line);
  };
  theme.addEventListener('change', redraw);
  return () => {
    theme.removeEventListener('change', redraw);
    sizes.disconnect();
    drawn.destroy();
  };
}
