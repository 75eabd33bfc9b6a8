import type en from '../../en/selling/markdownEditor'

export default {
  toolbar: '文字格式',
  write: '继续编写',
  preview: '查看效果',
  bold: '粗体',
  italic: '斜体',
  list: '列表',
  link: '链接',
  linkText: '链接文字',
  empty: '还没有可显示的内容。',
  failed: '无法加载预览，请重试。',
  loading: '正在加载预览',
} satisfies typeof en
