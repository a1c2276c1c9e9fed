# Builds the site, then copies what the server needs into the final image. See docs/how-to/run-it-in-containers.md.
FROM node:26.13.1-trixie-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build

FROM node:26.13.1-trixie-slim
# MALLOC_MMAP_THRESHOLD_: memory for hashing passwords goes back to the system.
ENV NODE_ENV=production MALLOC_MMAP_THRESHOLD_=1048576 DATA_DIR=/data
WORKDIR /app
COPY package.json package-lock.json ./
# The image has Node already, so it doesn't need the optional packages that contain it.
RUN npm ci --omit=dev --omit=optional && npm cache clean --force && install --directory --owner=node --mode=700 /data
# The sources are for the commands, such as `npm run mails`.
COPY workshop workshop
COPY domain domain
COPY server server
COPY ops/check-node.js ops/check-node.js
COPY --from=build /app/dist dist
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "--max-semi-space-size=4", "--max-old-space-size=256", "dist/server-main/main.js"]
