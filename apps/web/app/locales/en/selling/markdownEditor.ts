export default {
  toolbar: 'Formatting',
  write: 'Back to writing',
  preview: 'See how it looks',
  bold: 'Bold',
  italic: 'Italic',
  list: 'List',
  link: 'Link',
  linkText: 'link text',
  empty: 'There is nothing to show yet.',
  failed: 'The preview could not be loaded. Please try again.',
  loading: 'Loading the preview',
}
