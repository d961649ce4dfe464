import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { externalHref, externalLink } from '@/platform/routing/externalLink';
import { typeStep } from '@/platform/theme/typography';
import { VisuallyHidden } from '@/platform/ui/VisuallyHidden';
import type { BlogPost } from '../homeWire';

const Title = styled('p')({ ...typeStep('bodyStrong'), margin: 0, overflowWrap: 'anywhere' });

/** The title as a link to the post; without a usable address, the words alone. */
export function PostTitle({ post }: { readonly post: BlogPost }) {
  const { t } = useTranslation('home');
  const href = externalHref(post.link);
  return (
    <Title>
      {href === null ? (
        post.title
      ) : (
        <Link href={href} {...externalLink} color="inherit">
          {post.title}
          <VisuallyHidden> {t('blog.newTab')}</VisuallyHidden>
        </Link>
      )}
    </Title>
  );
}
