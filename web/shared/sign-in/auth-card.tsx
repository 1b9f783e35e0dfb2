import type { ReactNode } from 'react';

interface AuthCardProps {
  title: string;
  intro: ReactNode;
  wide?: boolean;
  children: ReactNode;
  /** A line below the form with links to the other pages of signing in. */
  below: ReactNode;
}

/** The frame of login and signup: a card beside a picture of the kitchen. */
export function AuthCard({ title, intro, wide = false, children, below }: AuthCardProps) {
  return (
    <div className="container-page py-8 lg:py-14">
      <div
        className={`mx-auto grid overflow-hidden rounded-card border border-line bg-paper shadow-soft ${
          wide
            ? 'max-w-5xl lg:grid-cols-[minmax(0,1fr)_20rem]'
            : 'max-w-4xl md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]'
        }`}
      >
        <div className="min-w-0 px-5 py-8 sm:px-8 sm:py-10">
          <h1 className="text-3xl">{title}</h1>
          <p className="mt-2 mb-6 text-muted">{intro}</p>
          {children}
          <p className="mt-6 text-center text-muted">{below}</p>
        </div>
        <picture className={wide ? 'max-lg:hidden' : 'max-md:hidden'}>
          <source type="image/avif" srcSet="/brand/story-800.avif" />
          <img
            src="/brand/story-800.webp"
            alt=""
            loading="lazy"
            width={800}
            height={600}
            className="h-full w-full object-cover"
          />
        </picture>
      </div>
    </div>
  );
}
