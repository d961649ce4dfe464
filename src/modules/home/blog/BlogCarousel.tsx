import Button from '@mui/material/Button';
import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import { styled } from '@mui/material/styles';
import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIdentity } from '@/domain/identity/selectors';
import { typeStep } from '@/platform/theme/typography';
import { IconAction } from '@/platform/ui/IconAction';
import type { BlogPost } from '../homeWire';
import { PostPicture } from './PostPicture';
import { PostTitle } from './PostTitle';
import { blogPicture } from './rules/blogPicture';

interface Carousel {
  /** The box that scrolls sideways, one slide wide. */
  readonly box: RefObject<HTMLDivElement | null>;
  readonly at: number;
  readonly onScroll: () => void;
  readonly go: (to: number) => void;
}

/** Slides that are swiped with a finger and stepped with buttons; after the last comes the first. */
function useCarousel(count: number): Carousel {
  const box = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(0);
  const at = Math.min(chosen, Math.max(0, count - 1));
  return {
    box,
    at,
    onScroll: () => {
      const { scrollLeft = 0, clientWidth = 0 } = box.current ?? {};
      if (clientWidth > 0) setChosen(Math.round(scrollLeft / clientWidth));
    },
    go: (to) => {
      const next = (to + count) % count;
      setChosen(next);
      // Without an animation of its own: on the way the slides between would count as chosen.
      box.current?.scrollTo({ left: next * box.current.clientWidth, behavior: 'instant' });
    },
  };
}

const NO_URLS = { blogUrl: null, storageUrl: null };

const Slides = styled('div')({
  // What is placed absolutely within the slides is cut off with them.
  position: 'relative',
  display: 'flex',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
});
const Slide = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 16,
  flex: '0 0 100%',
  minWidth: 0,
  boxSizing: 'border-box',
  // Room for the focus ring of the title.
  padding: 2,
  scrollSnapAlign: 'start',
});
const Picture = styled('div')({ flex: '1 1 200px', maxWidth: 320 });
const Words = styled('div')({ flex: '1 1 200px', minWidth: 0 });
const Foot = styled('div')({ display: 'flex', alignItems: 'center', gap: 4, marginTop: 8 });
const Place = styled('span')(({ theme }) => ({
  ...typeStep('caption'),
  minWidth: '7ch',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  color: theme.tokens.textMuted,
}));

interface BlogCarouselProps {
  readonly posts: readonly BlogPost[];
  readonly onAll: () => void;
}

/** One post at a time; it never turns by itself. */
export function BlogCarousel({ posts, onAll }: BlogCarouselProps) {
  const { t } = useTranslation('home');
  const urls = useIdentity()?.urls ?? NO_URLS;
  const { box, at, onScroll, go } = useCarousel(posts.length);
  return (
    <div role="group" aria-roledescription={t('blog.carousel')} aria-label={t('blog.title')}>
      <Slides ref={box} onScroll={onScroll}>
        {posts.map((post, place) => (
          <Slide
            key={post.link + post.title}
            role="group"
            aria-roledescription={t('blog.slide')}
            aria-label={t('blog.place', { at: place + 1, count: posts.length })}
            inert={place !== at}
          >
            <Picture>
              <PostPicture src={blogPicture(post, urls)} />
            </Picture>
            <Words>
              <PostTitle post={post} />
            </Words>
          </Slide>
        ))}
      </Slides>
      <Foot>
        <IconAction
          label={t('blog.previous')}
          icon={<ChevronLeftOutlined />}
          onClick={() => go(at - 1)}
          disabledReason={posts.length < 2 ? t('blog.only') : undefined}
        />
        <Place role="status">{t('blog.place', { at: at + 1, count: posts.length })}</Place>
        <IconAction
          label={t('blog.next')}
          icon={<ChevronRightOutlined />}
          onClick={() => go(at + 1)}
          disabledReason={posts.length < 2 ? t('blog.only') : undefined}
        />
        <Button variant="text" onClick={onAll} sx={{ ml: 'auto' }}>
          {t('blog.all')}
        </Button>
      </Foot>
    </div>
  );
}
