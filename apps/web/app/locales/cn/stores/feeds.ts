import type en from '../../en/stores/feeds'

export default {
  title: '商品数据源',
  lead: '把下面的网址填入 Google Merchant Center 和 Meta（Facebook 与 Instagram），它们会自动读取您的商品。',
  google: 'Google Merchant Center 使用',
  meta: 'Meta 目录使用',
  copy: '复制网址',
  copyOf: '复制网址：{{name}}',
  copied: '网址已复制',
  notCopied: '无法复制网址，请自行选中并复制。',
  which:
    '数据源只含正在以一口价出售且有图片的商品；下载商品只提供给 Google。改动会立即写入；Google 和 Meta 每天读取几次。',
} satisfies typeof en
