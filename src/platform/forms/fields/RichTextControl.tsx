import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useId, useRef } from 'react';
import { useDebouncedCallback } from 'use-debounce';
import { describedBy, FieldFrame } from '@/platform/forms/FieldFrame';
import type { ControlProps } from '@/platform/forms/fieldProps';
import { RichTextToolbar } from '@/platform/forms/fields/RichTextToolbar';
import { radius } from '@/platform/theme/tokens';
import { harmlessHtml } from '@/platform/ui/sanitiseHtml';

export interface RichTextControlProps extends ControlProps<string | null> {
  /** Least height of the text, in px. */
  readonly minHeight?: number | undefined;
}

const DELAY_MS = 300;
const EMPTY = /^(<p><\/p>)*$/;

const Box = styled('div')(({ theme }) => ({
  border: `1px solid ${theme.tokens.borderStrong}`,
  borderRadius: radius.control,
  backgroundColor: theme.tokens.surfaceRaised,
  '&:focus-within': { outline: `1px solid ${theme.tokens.focusRing}`, borderColor: theme.tokens.focusRing },
  '&[data-error="true"]': { borderColor: theme.tokens.danger.solid },
  '&[data-fixed="true"]': { backgroundColor: 'transparent', borderColor: theme.tokens.border },
  '&[data-disabled="true"]': {
    color: theme.tokens.textMuted,
    backgroundColor: theme.tokens.surfaceSunken,
  },
  '& .ProseMirror': {
    ...theme.typography.body1,
    minHeight: 'inherit',
    padding: '8px 12px',
    outline: 'none',
    overflowWrap: 'anywhere',
    '& > :first-of-type': { marginTop: 0 },
    '& > :last-child': { marginBottom: 0 },
    '& p': { margin: '0 0 8px' },
    '& h2': { ...theme.typography.h3, margin: '16px 0 8px' },
    '& h3': { ...theme.typography.h4, margin: '12px 0 8px' },
    '& ul, & ol': { margin: '0 0 8px', paddingLeft: 24 },
    '& li > p': { margin: 0 },
    '& blockquote': {
      margin: '0 0 8px',
      paddingLeft: 12,
      borderLeft: `3px solid ${theme.tokens.border}`,
      color: theme.tokens.textMuted,
    },
    '& a': { color: theme.tokens.primary },
  },
}));

/** Text with headings, lists and links. Its value is HTML, '' when nothing stands in it; the editor lets in only its own marks. */
export function RichTextControl(props: RichTextControlProps) {
  const { label, value, onChange, minHeight = 160, error, inputRef } = props;
  const id = useId();
  const disabled = (props.disabled ?? false) || Boolean(props.disabledReason);
  const fixed = disabled || (props.readOnly ?? false);
  const known = useRef(value ?? '');
  const emit = useDebouncedCallback((html: string) => {
    const next = EMPTY.test(html) ? '' : html;
    known.current = next;
    onChange(next);
  }, DELAY_MS);

  const editor = useEditor({
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3] },
        code: false,
        codeBlock: false,
        horizontalRule: false,
        trailingNode: false,
        link: { openOnClick: false, defaultProtocol: 'https', protocols: ['mailto'] },
      }),
    ],
    content: harmlessHtml(value ?? ''),
    editable: !fixed,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-invalid': String(Boolean(error)),
        ...(describedBy(id, props) ? { 'aria-describedby': `${id}-helper` } : {}),
      },
    },
    onUpdate: ({ editor: written }) => emit(written.getHTML()),
    onBlur: () => {
      emit.flush();
      props.onBlur?.();
    },
  });

  useEffect(() => editor.setEditable(!fixed, false), [editor, fixed]);
  useEffect(() => {
    // The form was reset, or a draft came back; what was typed here is known already.
    if ((value ?? '') === known.current) return;
    known.current = value ?? '';
    emit.cancel();
    editor.commands.setContent(harmlessHtml(value ?? ''), { emitUpdate: false });
  }, [editor, emit, value]);
  // What was typed last must not be lost when the form closes.
  useEffect(
    () => () => {
      emit.flush();
    },
    [emit],
  );

  return (
    <FieldFrame {...props} id={id} unlabelled>
      <FormLabel id={`${id}-label`} sx={{ mb: 1 }} onClick={() => editor.commands.focus()}>
        {label}
      </FormLabel>
      <Box
        ref={inputRef}
        tabIndex={-1}
        data-error={Boolean(error)}
        data-fixed={fixed}
        data-disabled={disabled}
        onFocus={(event) => {
          if (event.target === event.currentTarget) editor.commands.focus();
        }}
      >
        {!fixed && <RichTextToolbar editor={editor} label={label} />}
        <EditorContent editor={editor} style={{ minHeight }} />
      </Box>
    </FieldFrame>
  );
}
