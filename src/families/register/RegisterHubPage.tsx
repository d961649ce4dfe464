import { type ComponentType, Suspense, useMemo } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { CardStrip } from '@/platform/cards/CardStrip';
import { sayWith } from '@/platform/i18n/say';
import { useNamePage } from '@/platform/routing/pageName';
import type { SvgIconComponent } from '@/platform/theme/icon';
import { useMedia } from '@/platform/theme/useMedia';
import { lazyOnce } from './lazyOnce';

/** One card of a hub and the page behind it. */
export interface HubCard {
  /** Last part of the address: `comunidades-rurais`. */
  slug: string;
  icon: SvgIconComponent;
  /** What 'novo' of the card adds to its address: `?registro=novo`. A card without it has no such button. */
  add?: string;
  /** Loads the page; a card without one is still on the former site. */
  load?: () => Promise<{ Component: ComponentType }>;
}

interface RegisterHubPageProps {
  /** Address of the hub: `/configuracao-de-propriedade`. */
  base: string;
  /** Accessible name of the strip. */
  label: string;
  cards: readonly HubCard[];
  /** Slug → `namespace:key` of the card's name: the `screens` of the hub's route. */
  titles: Readonly<Record<string, string>>;
  /** What an unknown last part of the address leads to. */
  notFound: string;
}

const pageOf = ({ Component }: { Component: ComponentType }) => Component;

/** Several registers under one address: a strip of cards above, the chosen register below. */
export function RegisterHubPage({ base, label, cards, titles, notFound }: RegisterHubPageProps) {
  const { t } = useTranslation();
  const say = sayWith(t);
  const { id, registro: record } = useParams();
  // A record that is open as a page has its own way back: in a low window its form needs the room.
  const low = useMedia('(max-height: 700px)');
  const first = cards.find(({ load }) => load);
  const chosen = cards.find(({ slug }) => slug === id);
  const Page = chosen?.load ? lazyOnce(chosen.load, pageOf) : null;
  useNamePage(`${base}/${id ?? ''}`, chosen ? say(titles[chosen.slug] ?? chosen.slug) : null);
  // Whatever is searched and opened below changes the address; the strip stays as it is.
  const strip = useMemo(
    () =>
      cards.length > 1 && (
        <CardStrip
          id={base}
          label={label}
          base={base}
          selected={id ?? ''}
          cards={cards.map(({ slug, icon, add, load }) => ({
            url: slug,
            name: sayWith(t)(titles[slug] ?? slug),
            icon,
            legacy: !load,
            ...(add === undefined ? {} : { add: { url: slug + add } }),
          }))}
        />
      ),
    [cards, titles, base, label, id, t],
  );
  // The former addresses have numbers there: they open the hub, and name no card.
  const unnamed = !id || /^\d+$/.test(id);
  if (unnamed && first) return <Navigate to={`${base}/${first.slug}`} replace />;
  if (!Page) return <Navigate to={notFound} replace />;
  return (
    <>
      {!(low && record !== undefined) && strip}
      <Suspense fallback={null}>
        <Page />
      </Suspense>
    </>
  );
}
