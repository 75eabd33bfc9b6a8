import type { Language } from '../kernel/languages'

/** Words for which docs/glossary.md has another one, and words of Indonesian, which Malaysia says otherwise. */
const OTHER_WORDS: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [],
  // Whoever runs the market is 平台运营方 in law; 其他平台 and 电商平台 are not ours.
  cn: [/(?<!其他|电商)平台(?!运营方)/gu, /折扣/gu, /[你妳]/gu],
  ms: [
    /\bpotongan\w*/giu,
    /\b(?:di|me|pe)?(?:gratis|unduh\w*|unggah\w*|karena|bisa|toko|kantor|uang|akun|nomor|tautan|berkas|butuh\w*|rusak)\b/giu,
    /\b(?:silakan|silahkan|pengiriman|kata sandi|situs|surel|email)\b/giu,
    /\bdi(?:sini|sana|situ|mana|atas|bawah|dalam|luar)\b/giu,
  ],
}

/** Such words in texts, as `key: word`. What is filled in is none of them. */
export const findOtherWords = (language: Language, texts: ReadonlyMap<string, string>): string[] =>
  [...texts].flatMap(([key, text]) =>
    OTHER_WORDS[language].flatMap((words) =>
      [...text.replace(/\{\{[^}]*\}\}/g, '').matchAll(words)].map(([word]) => `${key}: ${word}`),
    ),
  )
