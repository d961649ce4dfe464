import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import LinkOutlined from '@mui/icons-material/LinkOutlined';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from '@/platform/routing/href';
import { withOverlay } from '@/platform/routing/overlays';
import { typeStep } from '@/platform/theme/typography';
import { HtmlView } from '@/platform/ui/HtmlView';
import { Marked } from '@/platform/ui/Marked';
import { toast } from '@/platform/ui/toast';
import type { FoundQuestion } from '../rules/search';

/** An address that opens one question for anybody who may sign in. */
function questionLink(id: string): string {
  const search = withOverlay(new URLSearchParams(), 'faq', { pergunta: id });
  return `${window.location.origin}${href('home')}?${search.toString()}`;
}

const Excerpt = styled('span')(({ theme }) => ({
  ...typeStep('caption'),
  display: 'block',
  marginTop: 2,
  color: theme.tokens.textMuted,
}));

interface QuestionPanelProps {
  readonly question: FoundQuestion;
  readonly query: string;
  readonly open: boolean;
  /** The link that opened the dialog asks for this one: it comes into sight. */
  readonly requested: boolean;
  readonly onToggle: () => void;
}

/** One question, its answer under it once it is requested. */
export function QuestionPanel({ question, query, open, requested, onToggle }: QuestionPanelProps) {
  const { t } = useTranslation('faq');
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (requested) root.current?.scrollIntoView({ block: 'start' });
  }, [requested]);

  function copyLink(): void {
    navigator.clipboard.writeText(questionLink(question.id)).then(
      () => toast({ tone: 'success', text: t('copied') }),
      () => toast({ tone: 'danger', text: t('notCopied') }),
    );
  }

  return (
    <Accordion
      ref={root}
      disableGutters
      square
      expanded={open}
      onChange={onToggle}
      slotProps={{ heading: { component: 'h4' }, transition: { unmountOnExit: true } }}
    >
      <AccordionSummary expandIcon={<ExpandMoreOutlined />}>
        <span>
          <Marked text={question.question} query={query} />
          {!open && question.excerpt && (
            <Excerpt>
              <Marked text={question.excerpt} query={query} />
            </Excerpt>
          )}
        </span>
      </AccordionSummary>
      <AccordionDetails>
        <HtmlView html={question.answer} mark={query} />
        <Button variant="text" size="small" startIcon={<LinkOutlined />} onClick={copyLink}>
          {t('copyLink')}
        </Button>
      </AccordionDetails>
    </Accordion>
  );
}
