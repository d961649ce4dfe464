import Button from '@mui/material/Button';
import SearchOffOutlined from '@mui/icons-material/SearchOffOutlined';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@/platform/ui/EmptyState';
import { htmlText } from '@/platform/ui/htmlText';
import { VisuallyHidden } from '@/platform/ui/VisuallyHidden';
import { isQuery, searchTopics } from '../rules/search';
import { type Topic, topicOf } from '../rules/topics';
import { TopicPanel } from './TopicPanel';

/** Which panels stand open; `toggle` turns one. */
function useOpenPanels(first: readonly string[]) {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(first));
  const toggle = (key: string) =>
    setOpen((before) => {
      const next = new Set(before);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  return [open, toggle] as const;
}

const NO_TEXTS: ReadonlyMap<string, string> = new Map();

interface FaqListProps {
  readonly topics: readonly Topic[];
  readonly query: string;
  /** The question that a link asks for. */
  readonly requested: string | undefined;
  readonly onClear: () => void;
}

/** The topics that hold what is searched for, all of them while nothing is. */
export function FaqList({ topics, query, requested, onClear }: FaqListProps) {
  const { t } = useTranslation('faq');
  const searching = isQuery(query);
  const requestedTopic = requested === undefined ? undefined : topicOf(topics, requested);
  const [openTopics, toggleTopic] = useOpenPanels(requestedTopic ? [requestedTopic.key] : []);
  const [openQuestions, toggleQuestion] = useOpenPanels(requested === undefined ? [] : [requested]);
  // Opened by the search, closed by hand: that holds for this search only.
  const [closed, toggleClosed] = useOpenPanels([]);
  const texts = useMemo(
    () =>
      searching
        ? new Map(topics.flatMap(({ questions }) => questions.map((one) => [one.id, htmlText(one.answer)])))
        : NO_TEXTS,
    [topics, searching],
  );
  const found = useMemo(() => searchTopics(topics, texts, query), [topics, texts, query]);
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0);
  const keyOf = (topic: string) => `${topic} ${query}`;

  if (found.length === 0) {
    return (
      <EmptyState
        {...(searching ? { icon: <SearchOffOutlined /> } : {})}
        title={t('empty.title')}
        text={searching ? t('empty.notFound', { query: query.trim() }) : t('empty.noQuestions')}
        action={
          searching && (
            <Button variant="outlined" onClick={onClear}>
              {t('empty.clear')}
            </Button>
          )
        }
      />
    );
  }
  return (
    <>
      <VisuallyHidden role="status">{searching ? t('found', { count }) : ''}</VisuallyHidden>
      {found.map((topic) => (
        <TopicPanel
          key={topic.key}
          topic={topic}
          query={query}
          open={searching ? !closed.has(keyOf(topic.key)) : openTopics.has(topic.key)}
          openQuestions={openQuestions}
          requested={requested}
          onToggle={() => (searching ? toggleClosed(keyOf(topic.key)) : toggleTopic(topic.key))}
          onToggleQuestion={toggleQuestion}
        />
      ))}
    </>
  );
}
