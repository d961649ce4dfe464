import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useIdentity } from '@/domain/identity/selectors';
import { externalHref, externalLink } from '@/platform/routing/externalLink';
import { layout } from '@/platform/theme/tokens';
import { useSmallScreen } from '@/platform/theme/useMedia';
import type { BlogPost } from '../homeWire';
import { PostPicture } from './PostPicture';
import { PostTitle } from './PostTitle';
import { blogPicture } from './rules/blogPicture';

interface BlogDialogProps {
  readonly posts: readonly BlogPost[];
  readonly onClose: () => void;
}

const Posts = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  gap: 20,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
const Post = styled('li')({ display: 'grid', alignContent: 'start', gap: 8, minWidth: 0 });

/** All the posts that came, and the way to the blog itself. */
export default function BlogDialog({ posts, onClose }: BlogDialogProps) {
  const { t } = useTranslation('home');
  const small = useSmallScreen();
  const titleId = useId();
  const urls = useIdentity()?.urls;
  const blog = externalHref(urls?.blogUrl);
  return (
    <Dialog open onClose={onClose} fullScreen={small} maxWidth={false} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('blog.dialog')}</DialogTitle>
      <DialogContent
        dividers
        sx={{ width: layout.dialog.l, maxWidth: '100%', boxSizing: 'border-box', '&&': { pt: 2 } }}
      >
        <Posts>
          {posts.map((post) => (
            <Post key={post.link + post.title}>
              <PostPicture src={blogPicture(post, urls ?? { blogUrl: null, storageUrl: null })} />
              <PostTitle post={post} />
            </Post>
          ))}
        </Posts>
      </DialogContent>
      <DialogActions>
        {blog !== null && (
          <Button href={blog} {...externalLink} startIcon={<OpenInNewOutlined />} sx={{ mr: 'auto' }}>
            {t('blog.visit')}
          </Button>
        )}
        <Button variant="outlined" onClick={onClose}>
          {t('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
