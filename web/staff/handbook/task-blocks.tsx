import { Link } from 'react-router';
import type { Block, Inline, Picture, Words } from '#domain/handbook/handbook.ts';

const LINK = 'text-chilli-text underline underline-offset-2';

/** The place of something in a list, as its key: the lists of a task never change. */
const keyed = <T,>(all: readonly T[]): [string, T][] => all.map((each, at) => [`${at}`, each]);

function Part({ part }: { part: Inline }) {
  if (typeof part === 'string') return part;
  if ('bold' in part) return <strong className="font-semibold">{part.bold}</strong>;
  if ('code' in part)
    return <code className="wrap-anywhere rounded bg-ink/8 px-1 text-[0.95em]">{part.code}</code>;
  if (part.to.startsWith('https://'))
    return (
      <a href={part.to} rel="noreferrer" className={LINK}>
        {part.text}
      </a>
    );
  return (
    <Link to={`/help/${part.to}`} className={LINK}>
      {part.text}
    </Link>
  );
}

const Said = ({ words }: { words: Words }) =>
  keyed(words).map(([key, part]) => <Part key={key} part={part} />);

function Shown({ picture: { light, dark, width, height }, alt }: { picture: Picture; alt: string }) {
  return (
    <picture>
      <source media="(prefers-color-scheme: dark)" srcSet={dark} />
      <img
        src={light}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className="mt-4 h-auto max-w-full rounded-control border border-line print:max-h-80 print:w-auto"
      />
    </picture>
  );
}

interface BlocksProps {
  blocks: readonly Block[];
  pictures: Readonly<Record<string, Picture>>;
}

function Table({ head, rows }: { head: readonly Words[]; rows: readonly (readonly Words[])[] }) {
  return (
    <div className="mt-4 overflow-x-auto rounded-control border border-line">
      <table className="w-full text-left">
        <thead className="bg-ink/4">
          <tr>
            {keyed(head).map(([key, words]) => (
              <th key={key} scope="col" className="px-3 py-2 font-semibold">
                <Said words={words} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {keyed(rows).map(([row, cells]) => (
            <tr key={row}>
              {keyed(cells).map(([key, words]) => (
                <td key={key} className="px-3 py-2 align-top">
                  <Said words={words} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Steps({
  start,
  items,
  pictures,
}: Pick<BlocksProps, 'pictures'> & Extract<Block, { kind: 'steps' | 'points' }>) {
  return (
    <ol start={start} className="mt-4 grid gap-3">
      {keyed(items).map(([key, blocks], at) => (
        <li key={key} className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 break-inside-avoid">
          <span
            aria-hidden="true"
            className="grid size-8 place-items-center rounded-full bg-turmeric/25 font-semibold tabular-nums print:border"
          >
            {start + at}
          </span>
          <div className="min-w-0 pt-0.5 [&>:first-child]:mt-0">
            <Blocks blocks={blocks} pictures={pictures} />
          </div>
        </li>
      ))}
    </ol>
  );
}

/** What a task says, below its title. */
export function Blocks({ blocks, pictures }: BlocksProps) {
  return keyed(blocks).map(([key, block]) => {
    switch (block.kind) {
      case 'paragraph':
        return (
          <p key={key} className="mt-3">
            <Said words={block.words} />
          </p>
        );
      case 'heading':
        return (
          <h2 key={key} className="mt-8 text-xl">
            <Said words={block.words} />
          </h2>
        );
      case 'picture': {
        const picture = pictures[block.name];
        return picture && <Shown key={key} picture={picture} alt={block.alt} />;
      }
      case 'table':
        return <Table key={key} {...block} />;
      case 'steps':
        return <Steps key={key} {...block} pictures={pictures} />;
      default:
        return (
          <ul key={key} className="mt-3 grid list-disc gap-1.5 pl-5">
            {keyed(block.items).map(([item, each]) => (
              <li key={item} className="[&>:first-child]:mt-0">
                <Blocks blocks={each} pictures={pictures} />
              </li>
            ))}
          </ul>
        );
    }
  });
}
