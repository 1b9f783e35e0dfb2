import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { type ChartStep, type Metric, metricInWords, metricOf } from './present.ts';
import { reportTexts } from './texts.ts';

interface LineChartProps {
  steps: readonly ChartStep[];
  metric: Metric;
  isCompared: boolean;
  /** The content of the chart, for screen readers. */
  label: string;
}

/** A line over the steps of a period, dashed for the compared days. Its script is loaded once it is shown. */
export function LineChart({ steps, metric, isCompared, label }: LineChartProps) {
  const texts = useTexts(reportTexts);
  const box = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  const [place, setPlace] = useState<number | null>(null);
  useEffect(() => {
    const into = box.current;
    if (!into) return;
    let remove: (() => void) | undefined;
    let isGone = false;
    import('./plot.ts').then(
      ({ plot }) => {
        if (isGone) return;
        remove = plot(into, {
          labels: steps.map((step) => step.label),
          now: steps.map((step) => metricOf(metric, step.now)),
          before: isCompared ? steps.map((step) => metricOf(metric, step.before)) : null,
          format: (value) => metricInWords(metric, value),
          onPoint: setPlace,
        });
      },
      () => setFailed(true),
    );
    return () => {
      isGone = true;
      remove?.();
    };
  }, [steps, metric, isCompared]);
  const step = place === null ? undefined : steps[place];
  const { now, before } = texts.sales;
  return (
    <figure>
      {failed ? (
        <p className="text-muted">{texts.noChart}</p>
      ) : (
        <div ref={box} role="img" aria-label={label} className="h-64 overflow-hidden" />
      )}
      <figcaption aria-hidden="true" className="mt-2 flex min-h-6 flex-wrap gap-x-5 text-sm">
        <span className="flex items-center gap-2">
          <span className="h-1 w-6 rounded-full bg-chilli-text" />
          {step ? `${step.label}: ${metricInWords(metric, metricOf(metric, step.now))}` : now}
        </span>
        {isCompared && (
          <span className="flex items-center gap-2 text-muted">
            <span className="w-6 border-edge border-t-2 border-dashed" />
            {step?.labelBefore
              ? `${step.labelBefore}: ${metricInWords(metric, metricOf(metric, step.before))}`
              : before}
          </span>
        )}
      </figcaption>
    </figure>
  );
}
