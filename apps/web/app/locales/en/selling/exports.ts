export default {
  title: 'Export',
  csv: 'Download CSV',
  xlsx: 'Download Excel file',
  note: 'Everything the filters show, ready to edit and import again.',
}
