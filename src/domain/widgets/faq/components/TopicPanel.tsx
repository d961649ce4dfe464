import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { typeStep } from '@/platform/theme/typography';
import type { FoundTopic } from '../rules/search';
import { QuestionPanel } from './QuestionPanel';

// Lines of one list, not cards in cards: hairlines between, questions further in.
const Root = styled(Accordion)(({ theme: { tokens, density } }) => ({
  '&, & .MuiAccordion-root': {
    border: 0,
    borderTop: `1px solid ${tokens.border}`,
    backgroundColor: 'transparent',
  },
  '&:last-of-type': { borderBottom: `1px solid ${tokens.border}` },
  '& .MuiAccordion-heading': { margin: 0 },
  '& .MuiAccordionSummary-root': { minHeight: density.row + 4, padding: '4px 24px', gap: 12 },
  '& .MuiAccordionSummary-root:hover': { backgroundColor: tokens.hover },
  '& .MuiAccordionSummary-root.Mui-focusVisible': { outlineOffset: -2 },
  '& .MuiAccordionSummary-content, & .MuiAccordionSummary-content.Mui-expanded': {
    margin: 0,
    minWidth: 0,
    overflowWrap: 'anywhere',
  },
  '& .MuiAccordion-root .MuiAccordionSummary-root': { ...typeStep('body'), paddingLeft: 40 },
  '& .MuiAccordion-root .MuiAccordionSummary-root.Mui-expanded': typeStep('bodyStrong'),
  '& .MuiAccordionDetails-root': { padding: 0 },
  '& .MuiAccordion-root .MuiAccordionDetails-root': { padding: '4px 24px 16px 40px' },
}));
const Name = styled('span')({ ...typeStep('cardTitle') });
const Count = styled('span')(({ theme }) => ({
  ...typeStep('caption'),
  marginLeft: 8,
  color: theme.tokens.textMuted,
}));

interface TopicPanelProps {
  readonly topic: FoundTopic;
  readonly query: string;
  readonly open: boolean;
  readonly openQuestions: ReadonlySet<string>;
  readonly requested: string | undefined;
  readonly onToggle: () => void;
  readonly onToggleQuestion: (id: string) => void;
}

/** One topic and its questions. */
export function TopicPanel(props: TopicPanelProps) {
  const { topic, query, open, openQuestions, requested, onToggle, onToggleQuestion } = props;
  const { t } = useTranslation('faq');
  return (
    <Root
      disableGutters
      square
      expanded={open}
      onChange={onToggle}
      slotProps={{ heading: { component: 'h3' }, transition: { unmountOnExit: true } }}
    >
      <AccordionSummary expandIcon={<ExpandMoreOutlined />}>
        <span>
          <Name>{topic.name}</Name>
          <Count>{t('count', { count: topic.questions.length })}</Count>
        </span>
      </AccordionSummary>
      <AccordionDetails>
        {topic.questions.map((question) => (
          <QuestionPanel
            key={question.id}
            question={question}
            query={query}
            open={openQuestions.has(question.id)}
            requested={question.id === requested}
            onToggle={() => onToggleQuestion(question.id)}
          />
        ))}
      </AccordionDetails>
    </Root>
  );
}
