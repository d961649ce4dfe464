import NewspaperOutlined from '@mui/icons-material/NewspaperOutlined';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { radius } from '@/platform/theme/tokens';

const Frame = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  aspectRatio: '2 / 1',
  overflow: 'hidden',
  borderRadius: radius.control,
  backgroundColor: theme.tokens.primarySoft,
  color: theme.tokens.primarySoftText,
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  '& svg': { fontSize: 40 },
}));

/** A post's picture in its place; without one, or when it does not come, a drawing of ours. Beside the post's title. */
export function PostPicture({ src }: { readonly src: string | null }) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <Frame aria-hidden>
      {src !== null && src !== broken ? (
        <img
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBroken(src)}
        />
      ) : (
        <NewspaperOutlined />
      )}
    </Frame>
  );
}
