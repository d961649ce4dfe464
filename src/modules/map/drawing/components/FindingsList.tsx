import ReportProblemOutlined from '@mui/icons-material/ReportProblemOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { useDrawing, useDrawn } from '../drawingContext';
import type { Finding } from '../model/checks';
import { clip, closeGap, untangle } from '../model/edits';
import { useFindingText } from './findingText';

const List = styled('ul')(({ theme }) => ({
  ...typeStep('caption'),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  maxHeight: 148,
  overflowY: 'auto',
  borderRadius: radius.control,
  color: theme.tokens.text,
  background: theme.tokens.surfaceRaised,
  border: `1px solid ${theme.tokens.border}`,
  boxShadow: theme.shadows[2],
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
  const sketching = useDrawn(({ sketch, history }) => sketch !== null && history.present.rings.length === 0);
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
    <List aria-label={t('findings.label')}>
      {findings.map((finding) => {
        const fix = fixOf(finding);
        const words = text(finding);
        return (
          <li key={words} data-stops={finding.stops}>
            <ReportProblemOutlined aria-hidden />
            <span>{words}</span>
            {fix && (
              <Button size="small" variant="text" onClick={fix}>
                {t(`findings.fix.${finding.kind as 'crossing' | 'overlap' | 'gap'}`)}
              </Button>
            )}
          </li>
        );
      })}
    </List>
  );
}
