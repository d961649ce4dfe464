import ExpandLessOutlined from '@mui/icons-material/ExpandLessOutlined';
import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import ReportProblemOutlined from '@mui/icons-material/ReportProblemOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { useDrawing, useDrawn } from '../drawingContext';
import type { Finding } from '../model/checks';
import { clip, closeGap, untangle } from '../model/edits';
import { useFindingText } from './findingText';

const Box = styled('section')(({ theme }) => ({
  borderRadius: radius.control,
  color: theme.tokens.text,
  background: theme.tokens.surfaceRaised,
  border: `1px solid ${theme.tokens.border}`,
  boxShadow: theme.shadows[2],
  overflow: 'hidden',
  // While points are set, the map under it takes the presses.
  '&[data-sketching="true"]': { pointerEvents: 'none', opacity: 0.92 },
}));
const Head = styled(ButtonBase)(({ theme }) => ({
  ...typeStep('caption'),
  width: '100%',
  minHeight: 32,
  padding: '0 8px 0 12px',
  justifyContent: 'space-between',
  fontWeight: 600,
  '&:focus-visible': { outline: `2px solid ${theme.tokens.focusRing}`, outlineOffset: -2 },
  '& svg': { fontSize: 20 },
}));
const List = styled('ul')(({ theme }) => ({
  ...typeStep('caption'),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  maxHeight: 148,
  overflowY: 'auto',
  borderTop: `1px solid ${theme.tokens.border}`,
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 36,
    padding: '0 4px 0 12px',
    '& + li': { borderTop: `1px solid ${theme.tokens.border}` },
  },
  '& svg': { flex: 'none', fontSize: 18, color: theme.tokens.warning.solid },
  '& li[data-stops="true"] svg': { color: theme.tokens.danger.solid },
  '& span': { flex: 1, minWidth: 0, overflowWrap: 'anywhere', paddingBlock: 4 },
}));

/** What is to be looked at in the drawing, each with the press that mends it. */
export function FindingsList() {
  const { t } = useTranslation('mapDrawing');
  const { session } = useDrawing();
  const findings = useDrawn((state) => state.findings);
  const sketching = useDrawn(({ sketch }) => sketch !== null);
  const [folded, setFolded] = useState(false);
  const text = useFindingText();
  if (findings.length === 0) return null;

  const fixOf = (finding: Finding): (() => void) | null => {
    if (sketching) return null;
    const { present } = session.get().history;
    switch (finding.kind) {
      case 'overlap': {
        const { area } = finding.plot;
        return () => {
          const next = clip(present, [area]);
          if (next.rings.length === 0) session.set({ note: 'nothingLeft' });
          else session.change('clip', next);
        };
      }
      case 'gap':
        return () => session.change('closeGap', closeGap(present, finding));
      case 'crossing':
        return () => session.change('untangle', untangle(present));
      default:
        return null;
    }
  };
  return (
    <Box data-sketching={sketching} aria-label={t('findings.label')}>
      <Head
        aria-expanded={!folded}
        title={t(folded ? 'findings.unfold' : 'findings.fold')}
        onClick={() => setFolded(!folded)}
      >
        {t('findings.count', { count: findings.length })}
        {folded ? <ExpandLessOutlined aria-hidden /> : <ExpandMoreOutlined aria-hidden />}
      </Head>
      {!folded && (
        <List>
          {findings.map((finding) => {
            const fix = fixOf(finding);
            const words = text(finding);
            return (
              <li key={words} data-stops={finding.stops}>
                <ReportProblemOutlined aria-hidden />
                <span>{words}</span>
                {fix && (
                  <Button size="small" variant="text" onClick={fix}>
                    {t(`findings.fix.${finding.kind}`, '')}
                  </Button>
                )}
              </li>
            );
          })}
        </List>
      )}
    </Box>
  );
}
