import { Rows3 } from 'lucide-react';
import { useTexts } from '#web/lib/texts.ts';
import { kitchenTexts } from '../texts.ts';
import { TOOL } from './tool.ts';
import type { Density } from './use-density.ts';

interface DensityToolProps {
  density: Density;
  onChoose: (density: Density) => void;
}

export function DensityTool({ density, onChoose }: DensityToolProps) {
  const { more: texts } = useTexts(kitchenTexts);
  const isRoomy = density === 'roomy';
  return (
    <button
      type="button"
      aria-pressed={isRoomy}
      className={TOOL}
      onClick={() => onChoose(isRoomy ? 'compact' : 'roomy')}
    >
      <Rows3 className="size-5 shrink-0" aria-hidden="true" />
      {texts.roomy}
    </button>
  );
}
