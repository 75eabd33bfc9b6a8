export default {
  title: 'Pictures of {{title}}',
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  position: '{{number}} of {{count}}',
}
