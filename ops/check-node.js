// Plain JavaScript for a Node without type stripping: the machine's own, when the optional packages with ours weren't installed.
if (!process.features.typescript) {
  console.error(
    `Node ${process.version} can't run this project. It installs the right version itself: run npm ci, without --omit=optional.`,
  )
  process.exit(1)
}
