export default {
  button: 'Install app',
  title: 'Keep {{name}} at hand',
  text: 'Installed, it opens from your home screen like any other app, and takes next to no room.',
  later: 'Not now',
  onIphone: 'Add to Home Screen',
}
