import type { ReactNode } from 'react';

interface RadioOptionProps {
  name: string;
  value: string;
  checked: boolean;
  onChoose: () => void;
  large?: boolean;
  children: ReactNode;
}

/** A radio button in a box that can be pressed anywhere. */
export function RadioOption({ name, value, checked, onChoose, large = false, children }: RadioOptionProps) {
  return (
    <label
      className={`flex cursor-pointer items-center rounded-control border border-edge bg-paper transition-colors duration-150 hover:border-ink has-checked:border-chilli has-checked:bg-chilli/5 has-focus-visible:ring-3 has-focus-visible:ring-turmeric ${large ? 'min-h-14 gap-3 px-4 py-3 max-[16rem]:gap-2 max-[16rem]:px-2.5 max-[16rem]:[&>svg]:hidden' : 'min-h-11 gap-2 px-3.5 py-2 font-semibold'}`}
    >
      <input
        type="radio"
        name={name}
        value={value}
        checked={checked}
        onChange={onChoose}
        className={`${large ? 'size-5' : 'size-4.5'} shrink-0 accent-chilli outline-none`}
      />
      {children}
    </label>
  );
}
