import PushPinOutlined from '@mui/icons-material/PushPinOutlined';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { dayText } from '@/platform/format/dayText';
import { typeStep } from '@/platform/theme/typography';
import { VisuallyHidden } from '@/platform/ui/VisuallyHidden';
import type { Notice } from '../noticesWire';
import { NoticeTag } from './NoticeTag';

const First = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'baseline',
  gap: 8,
  minWidth: 0,
  '& svg': { alignSelf: 'center', flexShrink: 0, fontSize: 18, color: theme.tokens.textMuted },
  '& strong': {
    ...typeStep('bodyStrong'),
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    flex: 1,
    minWidth: 0,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
  '& time': {
    ...typeStep('caption'),
    flexShrink: 0,
    color: theme.tokens.textMuted,
    fontVariantNumeric: 'tabular-nums',
  },
}));
const Second = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  marginTop: 4,
  color: theme.tokens.textMuted,
  '& > .excerpt': {
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
}));

interface NoticeLineProps {
  readonly notice: Notice;
  /** One line under the title, beside the tag. */
  readonly excerpt: string;
}

/** What is seen of a notice before it is read: pin, title, day, tag, and one line. */
export function NoticeLine({ notice, excerpt }: NoticeLineProps) {
  const { t } = useTranslation('home');
  const { title, leaveInEvidence, publicationDate, tag, colorTag } = notice;
  return (
    <>
      <First>
        {leaveInEvidence && <PushPinOutlined aria-hidden />}
        {leaveInEvidence && <VisuallyHidden>{t('notices.pinned')}</VisuallyHidden>}
        <strong>{title}</strong>
        <time dateTime={publicationDate}>{dayText(publicationDate)}</time>
      </First>
      {(tag?.trim() || excerpt) && (
        <Second>
          <NoticeTag tag={tag} colour={colorTag} />
          <span className="excerpt">{excerpt}</span>
        </Second>
      )}
    </>
  );
}
