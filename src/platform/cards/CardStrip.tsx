import UnfoldLessOutlined from '@mui/icons-material/UnfoldLessOutlined';
import UnfoldMoreOutlined from '@mui/icons-material/UnfoldMoreOutlined';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavCard, type StripCard } from '@/platform/cards/NavCard';
import { keepText, preferenceKey, useKeptText } from '@/platform/grid/gridPreferences';
import { useMedia } from '@/platform/theme/useMedia';
import { IconAction } from '@/platform/ui/IconAction';
import { useEdgeFade } from '@/platform/ui/useEdgeFade';

interface CardStripProps {
  /** Whose folding is kept. */
  readonly id: string;
  /** Accessible name of the navigation. */
  readonly label: string;
  /** What every card's address begins with. */
  readonly base: string;
  /** The `url` of the card in view. */
  readonly selected: string;
  readonly cards: readonly StripCard[];
}

const Strip = styled('nav')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  minWidth: 0,
  // The list of the cards brings four pixels of its own.
  marginBottom: 8,
});
const Window = styled('div')({
  '--fade-start': '0px',
  '--fade-end': '0px',
  flex: 1,
  minWidth: 0,
  '& > ul': {
    maskImage:
      'linear-gradient(90deg, transparent, black var(--fade-start) calc(100% - var(--fade-end)), transparent)',
  },
});
const List = styled('ul')({
  display: 'flex',
  gap: 8,
  margin: 0,
  // Room for the focus ring, which the scroller would cut.
  padding: 4,
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  Home: -Infinity,
  End: Infinity,
};

/** A strip of cards that lead to the pages of one area. Folds; what does not fit scrolls sideways. */
export function CardStrip({ id, label, base, selected, cards }: CardStripProps) {
  const { t } = useTranslation('grid');
  const key = preferenceKey(`cards.${id}`);
  const kept = useKeptText(key);
  const smallWindow = useMedia('(max-height: 800px), (max-width: 599.95px)');
  // Until the user says: folded where the window is small, so that the page under it has room.
  const folded = kept === null ? smallWindow : kept === 'folded';
  const frame = useEdgeFade('ul');
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const current = list.current?.querySelector('[aria-current]');
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [selected]);

  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-card]')];
    const at = links.findIndex((link) => link.parentElement?.contains(document.activeElement));
    event.preventDefault();
    links[Math.max(0, Math.min(links.length - 1, at + step))]?.focus();
  };
  return (
    <Strip aria-label={label}>
      <Window ref={frame}>
        <List ref={list} onKeyDown={onKeyDown}>
          {cards.map((card) => (
            <NavCard
              key={card.url}
              card={card}
              base={base}
              selected={card.url === selected}
              folded={folded}
            />
          ))}
        </List>
      </Window>
      <IconAction
        label={folded ? t('cards.expand') : t('cards.collapse')}
        icon={folded ? <UnfoldMoreOutlined /> : <UnfoldLessOutlined />}
        onClick={() => keepText(key, folded ? 'open' : 'folded')}
      />
    </Strip>
  );
}
