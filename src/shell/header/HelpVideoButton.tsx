import OndemandVideoOutlined from '@mui/icons-material/OndemandVideoOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useIdentity } from '@/domain/identity/selectors';
import { LateMenu } from '@/platform/ui/LateMenu';
import { helpPostsAt, helpVideoUrl } from './helpVideos';

/** Opens the help video of this page on the academy site; of several, the user picks one. */
export function HelpVideoButton({ compact }: { compact: boolean }) {
  const { t } = useTranslation('shell');
  const identity = useIdentity();
  const { pathname } = useLocation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const academy = identity?.urls.academyUrl;
  const posts = helpPostsAt(identity?.helpPosts ?? [], pathname);
  if (!academy || posts.length === 0) return null;

  const watch = (postId: number) => {
    setAnchor(null);
    window.open(helpVideoUrl(academy, postId), '_blank', 'noopener');
  };
  const [first, ...others] = posts;
  const press = (event: MouseEvent<HTMLElement>) =>
    first && others.length === 0 ? watch(first.postId) : setAnchor(event.currentTarget);
  const shared = {
    onClick: press,
    ...(others.length > 0 ? ({ 'aria-haspopup': 'menu', 'aria-expanded': anchor !== null } as const) : {}),
  };
  return (
    <>
      {compact ? (
        <Tooltip title={t('helpVideo')}>
          <IconButton aria-label={t('helpVideo')} {...shared}>
            <OndemandVideoOutlined />
          </IconButton>
        </Tooltip>
      ) : (
        <Button variant="text" color="inherit" startIcon={<OndemandVideoOutlined />} {...shared}>
          {t('helpVideo')}
        </Button>
      )}
      {others.length > 0 && (
        <LateMenu
          anchor={anchor}
          onClose={() => setAnchor(null)}
          items={posts.map(({ id, postName, postId }) => ({
            key: id,
            label: postName,
            onChoose: () => watch(postId),
          }))}
        />
      )}
    </>
  );
}
