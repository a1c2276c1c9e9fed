/** Where a page is shared. Instagram takes no address from outside: its link is a placeholder. */
export const shareTargets = [
  { name: 'Facebook', to: (url: string) => `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}` },
  { name: 'LinkedIn', to: (url: string) => `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}` },
  { name: 'X', to: (url: string) => `https://x.com/intent/post?url=${encodeURIComponent(url)}` },
  { name: 'Instagram', to: () => 'https://www.instagram.com/' },
] as const
