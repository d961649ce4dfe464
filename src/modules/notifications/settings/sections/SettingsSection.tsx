import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { typeStep } from '@/platform/theme/typography';

const Title = styled('span')({ ...typeStep('cardTitle') });
const Summary = styled('span')(({ theme }) => ({
  ...typeStep('caption'),
  marginLeft: 'auto',
  paddingLeft: 12,
  color: theme.tokens.textMuted,
  whiteSpace: 'nowrap',
}));

interface SettingsSectionProps {
  title: string;
  /** How much of it is on. */
  summary: string;
  open: boolean;
  onToggle: (open: boolean) => void;
  children: ReactNode;
}

/** One part of the dialog, of one module. */
export function SettingsSection({ title, summary, open, onToggle, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <Accordion
      disableGutters
      expanded={open}
      onChange={(_, expanded) => onToggle(expanded)}
      slotProps={{ heading: { component: 'h3' } }}
      sx={{ '&:not(:last-of-type)': { borderBottom: 0 } }}
    >
      <AccordionSummary
        expandIcon={<ExpandMoreOutlined />}
        id={`${id}-head`}
        aria-controls={`${id}-part`}
        sx={{ '& .MuiAccordionSummary-content': { alignItems: 'baseline' } }}
      >
        <Title>{title}</Title>
        <Summary>{summary}</Summary>
      </AccordionSummary>
      <AccordionDetails id={`${id}-part`} sx={{ pt: 0 }}>
        {children}
      </AccordionDetails>
    </Accordion>
  );
}
