import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@/platform/ui/EmptyState';
import { SkeletonBlock } from '@/platform/ui/Skeletons';
import { createQuery } from '@/platform/store/createQuery';
import { useWidget } from '@/platform/widgets/useWidget';
import { WidgetCard } from '@/platform/widgets/WidgetCard';
import type { BlogPost } from '../homeWire';
import { lastPosts } from '../homeService';
import { BlogCarousel } from './BlogCarousel';

const BlogDialog = lazy(() => import('./BlogDialog'));
const posts = createQuery<BlogPost[]>('home', 'blog', (_, signal) => lastPosts(signal));

/** The newest posts of the blog, one at a time, and all of them in a dialog. */
export function Component() {
  const { t } = useTranslation('home');
  const answer = useWidget(posts, undefined);
  const [open, setOpen] = useState(false);
  return (
    <>
      <WidgetCard title={t('blog.title')} answer={answer} skeleton={<SkeletonBlock height={172} />}>
        {(rows) =>
          rows.length > 0 ? (
            <BlogCarousel posts={rows} onAll={() => setOpen(true)} />
          ) : (
            <EmptyState title={t('blog.emptyTitle')} text={t('blog.emptyText')} />
          )
        }
      </WidgetCard>
      {open && (
        <Suspense fallback={null}>
          <BlogDialog posts={answer.data ?? []} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
