import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { typeStep } from '@/platform/theme/typography';
import type { MapFileState } from '../hooks/useMapFile';
import { useShapeName } from './reviewNotices';

/** How many polygons that are left out are named. */
const NAMED = 8;

const Note = styled('p')(({ theme }) => ({
  ...typeStep('caption'),
  margin: '8px 0 0',
  color: theme.tokens.textMuted,
  overflowWrap: 'anywhere',
  '&[data-tone="warning"]': { color: theme.tokens.warning.softText },
}));

interface FileNotesProps {
  readonly review: Extract<MapFileState, { step: 'review' }>;
}

/** What of a file is not among its lines: polygons that cannot be read, points and lines, links, rings that got lost. */
export function FileNotes({ review }: FileNotesProps) {
  const { t } = useTranslation('mapDrawing');
  const nameOf = useShapeName();
  const { leftOut, skipped, links, rings, empty, closedLines } = review;
  const named = leftOut
    .slice(0, NAMED)
    .map((one) => t('import.leftOutPart', { name: nameOf(one), reason: t(`import.faults.${one.fault}`) }));
  const more = leftOut.length - named.length;
  const names = [...named, ...(more > 0 ? [t('import.more', { count: more })] : [])].join(', ');
  return (
    <>
      {rings.found < rings.sent && (
        <Note role="alert" data-tone="warning">
          {t('import.ringsLost', rings)}
        </Note>
      )}
      {leftOut.length > 0 && (
        <Note data-tone="warning">{t('import.leftOut', { count: leftOut.length, names })}</Note>
      )}
      {skipped > 0 && <Note>{t('import.skipped', { count: skipped })}</Note>}
      {empty > 0 && <Note data-tone="warning">{t('import.empty', { count: empty })}</Note>}
      {closedLines > 0 && <Note>{t('import.closedLines', { count: closedLines })}</Note>}
      {links > 0 && <Note>{t('import.links', { count: links })}</Note>}
    </>
  );
}
