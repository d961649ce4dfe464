import { type ComponentType, lazy, Suspense } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { CardStrip } from '@/platform/cards/CardStrip';
import type { SvgIconComponent } from '@/platform/theme/icon';

/** One card of a hub and the page behind it. */
export interface HubCard {
  /** Last part of the address: `comunidades-rurais`. */
  slug: string;
  /** `namespace:key` of the card's name. */
  title: string;
  icon: SvgIconComponent;
  /** Loads the page; a card without one is still on the former site. */
  load?: () => Promise<{ Page: ComponentType }>;
}

interface RegisterHubPageProps {
  /** Address of the hub: `/configuracao-de-propriedade`. */
  base: string;
  /** Accessible name of the strip. */
  label: string;
  cards: readonly HubCard[];
  /** What an unknown last part of the address leads to. */
  notFound: string;
}

type Load = NonNullable<HubCard['load']>;
const pages = new WeakMap<Load, ComponentType>();

/**
 * The page behind a card, the same one every time: made anew while it is on its way, it would be on its way for ever.
 */
function pageOf(load: Load): ComponentType {
  const known = pages.get(load);
  if (known) return known;
  const Page = lazy(async () => ({ default: (await load()).Page }));
  pages.set(load, Page);
  return Page;
}

/** Several registers under one address: a strip of cards above, the chosen register below. */
export function RegisterHubPage({ base, label, cards, notFound }: RegisterHubPageProps) {
  const { t } = useTranslation();
  const say = t as (key: string) => string;
  const { id } = useParams();
  const first = cards.find(({ load }) => load);
  const chosen = cards.find(({ slug }) => slug === id);
  const Page = chosen?.load ? pageOf(chosen.load) : null;
  if (!id && first) return <Navigate to={`${base}/${first.slug}`} replace />;
  if (!Page) return <Navigate to={notFound} replace />;
  return (
    <>
      {cards.length > 1 && (
        <CardStrip
          id={base}
          label={label}
          base={base}
          selected={id ?? ''}
          cards={cards.map(({ slug, title, icon, load }) => ({
            url: slug,
            name: say(title),
            icon,
            legacy: !load,
          }))}
        />
      )}
      <Suspense fallback={null}>
        <Page />
      </Suspense>
    </>
  );
}
