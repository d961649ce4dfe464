import FormatBoldOutlined from '@mui/icons-material/FormatBoldOutlined';
import FormatClearOutlined from '@mui/icons-material/FormatClearOutlined';
import FormatItalicOutlined from '@mui/icons-material/FormatItalicOutlined';
import FormatListBulletedOutlined from '@mui/icons-material/FormatListBulletedOutlined';
import FormatListNumberedOutlined from '@mui/icons-material/FormatListNumberedOutlined';
import FormatQuoteOutlined from '@mui/icons-material/FormatQuoteOutlined';
import FormatUnderlinedOutlined from '@mui/icons-material/FormatUnderlinedOutlined';
import RedoOutlined from '@mui/icons-material/RedoOutlined';
import TitleOutlined from '@mui/icons-material/TitleOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import { styled } from '@mui/material/styles';
import { type Editor, useEditorState } from '@tiptap/react';
import { useTranslation } from 'react-i18next';
import { RichTextLink } from '@/platform/forms/fields/RichTextLink';
import type { SvgIconComponent } from '@/platform/theme/icon';
import { IconAction } from '@/platform/ui/IconAction';

type Chain = ReturnType<Editor['chain']>;

const MARKS = [
  { key: 'bold', icon: FormatBoldOutlined, run: (chain: Chain) => chain.toggleBold() },
  { key: 'italic', icon: FormatItalicOutlined, run: (chain: Chain) => chain.toggleItalic() },
  { key: 'underline', icon: FormatUnderlinedOutlined, run: (chain: Chain) => chain.toggleUnderline() },
  { key: 'heading', icon: TitleOutlined, run: (chain: Chain) => chain.toggleHeading({ level: 2 }) },
  { key: 'bulletList', icon: FormatListBulletedOutlined, run: (chain: Chain) => chain.toggleBulletList() },
  { key: 'orderedList', icon: FormatListNumberedOutlined, run: (chain: Chain) => chain.toggleOrderedList() },
  { key: 'blockquote', icon: FormatQuoteOutlined, run: (chain: Chain) => chain.toggleBlockquote() },
] as const satisfies readonly { key: string; icon: SvgIconComponent; run: (chain: Chain) => Chain }[];

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  padding: 4,
  borderBottom: `1px solid ${theme.tokens.border}`,
  '& [aria-pressed="true"]': {
    backgroundColor: theme.tokens.primarySoft,
    color: theme.tokens.primarySoftText,
  },
}));

/** The marks of a rich text. Each also has its usual key: Ctrl+B, Ctrl+I, Ctrl+U, Ctrl+Z. */
export function RichTextToolbar({ editor, label }: { editor: Editor; label: string }) {
  const { t } = useTranslation('forms');
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      active: MARKS.filter(({ key }) => now.isActive(key)).map(({ key }) => key),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });
  return (
    <Bar role="toolbar" aria-label={t('rich.toolbar', { label })}>
      {MARKS.map(({ key, icon: Icon, run }) => (
        <IconAction
          key={key}
          label={t(`rich.${key}`)}
          icon={<Icon />}
          pressed={state.active.includes(key)}
          onClick={() => run(editor.chain().focus()).run()}
        />
      ))}
      <RichTextLink editor={editor} />
      <IconAction
        label={t('rich.clear')}
        icon={<FormatClearOutlined />}
        onClick={() => editor.chain().focus().unsetAllMarks().clearNodes().run()}
      />
      <IconAction
        label={t('rich.undo')}
        icon={<UndoOutlined />}
        disabledReason={state.canUndo ? undefined : t('rich.nothingToUndo')}
        onClick={() => editor.chain().focus().undo().run()}
      />
      <IconAction
        label={t('rich.redo')}
        icon={<RedoOutlined />}
        disabledReason={state.canRedo ? undefined : t('rich.nothingToRedo')}
        onClick={() => editor.chain().focus().redo().run()}
      />
    </Bar>
  );
}
