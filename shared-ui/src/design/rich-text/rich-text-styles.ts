/** How written text looks, the same in the editor and on the page. */
export const richTextStyles = {
  '& p': { marginBlock: '0.5em' },
  '& > :first-of-type': { marginTop: '0' },
  '& > :last-child': { marginBottom: '0' },
  '& h2': { textStyle: 'xl', fontWeight: 'semibold', marginBlock: '1em 0.4em' },
  '& h3': { textStyle: 'lg', fontWeight: 'semibold', marginBlock: '1em 0.4em' },
  '& ul': { listStyleType: 'disc', paddingInlineStart: '1.5em', marginBlock: '0.5em' },
  '& ol': { listStyleType: 'decimal', paddingInlineStart: '1.5em', marginBlock: '0.5em' },
  '& a': { color: 'accent.fg', textDecoration: 'underline' },
  '& blockquote': {
    borderInlineStart: '3px solid',
    borderColor: 'border.emphasized',
    paddingInlineStart: '1em',
    color: 'fg.muted',
  },
  '& [data-mention]': { color: 'accent.fg', fontWeight: 'semibold', whiteSpace: 'nowrap' },
  '& code': { fontFamily: 'mono', fontSize: '0.9em' },
  '& table': { borderCollapse: 'collapse' },
  '& :is(td, th)': { border: '1px solid', borderColor: 'border', padding: '0.3em 0.6em', textAlign: 'start' },
};
