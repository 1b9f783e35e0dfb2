import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { CONTROL, type Described, describedBy, FieldFrame } from './field.tsx';

export interface Option {
  id: string;
  content: ReactNode;
}

interface ComboboxProps extends Described {
  name: string;
  value: string;
  onType: (text: string) => void;
  options: readonly Option[];
  onPick: (id: string) => void;
  /** The options are still being fetched: Enter chooses the first one once they are loaded. */
  waiting?: boolean;
  /** A text with the number of options, for screen readers. */
  status: string;
  input?: RefObject<HTMLInputElement | null>;
  /** Gets the focus when the page is opened. */
  autofocus?: boolean;
  required?: boolean;
  inputMode?: 'text' | 'tel';
  placeholder?: string;
}

/** A text box with suggestions: arrows move between them, Enter chooses one, Escape empties the box. */
export function Combobox(props: ComboboxProps) {
  const { label, hint, error, name, value, onType, options, onPick, waiting = false, status } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(0);
  const [pickWhenHere, setPickWhenHere] = useState(false);
  const at = Math.min(chosen, Math.max(0, options.length - 1));
  const isOpen = options.length > 0;

  const pick = (option: Option | undefined) => {
    setChosen(0);
    if (option) onPick(option.id);
  };
  const pickFirst = useEffectEvent(() => {
    setPickWhenHere(false);
    pick(options[0]);
  });
  useEffect(() => {
    if (pickWhenHere && !waiting) pickFirst();
  }, [pickWhenHere, waiting]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another option is active
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      if (waiting) setPickWhenHere(true);
      else pick(options[at]);
    } else if (event.key === 'ArrowDown') setChosen(Math.min(at + 1, options.length - 1));
    else if (event.key === 'ArrowUp') setChosen(Math.max(at - 1, 0));
    else if (event.key === 'Escape' && value !== '') onType('');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required={props.required}>
      <input
        ref={props.input}
        id={id}
        name={name}
        data-autofocus={props.autofocus || undefined}
        role="combobox"
        type="text"
        inputMode={props.inputMode}
        placeholder={props.placeholder}
        autoComplete="off"
        required={props.required}
        value={value}
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={isOpen ? `${id}-${at}` : undefined}
        aria-autocomplete="list"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { label, hint, error })}
        onChange={(event) => {
          setChosen(0);
          setPickWhenHere(false);
          onType(event.target.value);
        }}
        onKeyDown={press}
        className={CONTROL}
      />
      <p role="status" className="sr-only">
        {status}
      </p>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        className="mt-2 max-h-80 overflow-y-auto rounded-control border border-edge bg-paper p-1 empty:hidden"
      >
        {options.map((option, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the text box handles the keys
          <div
            key={option.id}
            id={`${id}-${place}`}
            role="option"
            aria-selected={place === at}
            onClick={() => pick(option)}
            onPointerMove={() => setChosen(place)}
            className="flex min-h-11 cursor-pointer items-center rounded-control px-3 py-2 aria-selected:bg-turmeric/20"
          >
            {option.content}
          </div>
        ))}
      </div>
    </FieldFrame>
  );
}
